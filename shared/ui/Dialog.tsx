import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { assertInPage } from './assertInPage.ts';
import { Icon } from './Icon.tsx';
import { keepFocusInside } from './keepFocusInside.ts';
import { keepOnTop } from './keepOnTop.ts';
import './Dialog.scss';

type DialogProps = {
  isOpen: boolean;
  /** Label of the dialog for screen readers. The focus moves to the first `h2` in it. */
  label: string;
  /** What the close button does. */
  closeLabel: string;
  /** Selector of the control that gets the focus when the dialog closes. */
  opener: string;
  /** Called by the close button, by Escape, by a click on the backdrop, and when something removes it from the page. */
  onClose: () => void;
  children: ReactNode;
};

const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/** Whether a press or click is on the backdrop, whose events are the dialog's. */
function isOnBackdrop(event: MouseEvent): boolean {
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return isOwn(event) && (x < left || x > right || y < top || y > bottom);
}

/** A native modal dialog: the page behind it is inert and does not scroll. It shows its content only while open. */
export function Dialog({ isOpen, label, closeLabel, opener, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wasPressedOnBackdrop = useRef(false);
  const onGone = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const element = dialog.current!;
    assertInPage(element);
    const show = () => {
      // A moved dialog is still open, but no longer modal.
      element.open = false;
      element.showModal();
    };
    show();
    const release = keepOnTop(element, show, () => onGone());
    const heading = element.querySelector<HTMLElement>('h2')!;
    heading.tabIndex = -1;
    heading.focus();
    return () => {
      release();
      element.close();
      document.querySelector<HTMLElement>(opener)?.focus();
    };
  }, [isOpen, opener]);

  return (
    <dialog
      className="dialog"
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
      // Not by `closedby`, which Safari does not know.
      onPointerDown={(event) => {
        wasPressedOnBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        // Neither the end of a selection that began inside, nor the second half of the double-click that opened it.
        if (wasPressedOnBackdrop.current && isOnBackdrop(event) && event.detail === 1) onClose();
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
