import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { keepFocusInside } from './keepFocusInside.ts';
import { keepOnTop } from './keepOnTop.ts';
import './Dialog.scss';

type DialogProps = {
  isOpen: boolean;
  /** Label of the dialog for screen readers. The focus moves to its first heading. */
  label: string;
  /** What the close button does. */
  closeLabel: string;
  /** Selector of the control that gets the focus when the dialog closes. */
  opener: string;
  /** Called by the close button, by Escape, and by a click beside the dialog where browsers support `closedby`. */
  onClose: () => void;
  children: ReactNode;
};

/** The longest time between the presses of a double-click, in ms: the default of Windows. */
const doubleClick = 500;

const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/** A native modal dialog: the page behind it is inert and does not scroll. It shows its content only while open. */
export function Dialog({ isOpen, label, closeLabel, opener, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const element = dialog.current!;
    const show = () => {
      // A moved dialog is still open, but no longer modal.
      element.open = false;
      element.showModal();
    };
    show();
    const release = keepOnTop(element, show);
    // The second press of the double-click that opened it lies beside it.
    const timer = setTimeout(() => element.setAttribute('closedby', 'any'), doubleClick);
    const heading = element.querySelector<HTMLElement>('h2')!;
    heading.tabIndex = -1;
    heading.focus();
    return () => {
      release();
      clearTimeout(timer);
      element.setAttribute('closedby', 'closerequest');
      element.close();
      document.querySelector<HTMLElement>(opener)?.focus();
    };
  }, [isOpen, opener]);

  return (
    <dialog
      className="dialog"
      closedby="closerequest"
      aria-label={isOpen ? label : undefined}
      ref={dialog}
      onCancel={(event) => {
        // A file picker that is closed without a choice reports a cancel, too.
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A browser may close the dialog even though `cancel` was prevented.
        if (isOwn(event) && isOpen && !dialog.current!.open) onClose();
      }}
      onTouchEnd={(event) => {
        // Chrome to 153 closes the dialog first and then clicks what lies under the finger.
        if (isOwn(event) && !dialog.current!.open) event.preventDefault();
      }}
      onKeyDown={(event) => keepFocusInside(dialog.current!, event.nativeEvent)}
    >
      {isOpen && (
        <>
          <button className="dialog__close" type="button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" />
          </button>
          {children}
        </>
      )}
    </dialog>
  );
}
