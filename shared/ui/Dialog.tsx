import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import './Dialog.scss';
import { Icon } from './Icon.tsx';
import { keepFocusInside } from './keepFocusInside.ts';

type DialogProps = {
  /** Id by which an address names the dialog. */
  id: string;
  /** Id of the heading that names the dialog and gets the focus when it opens; it needs `tabIndex={-1}`. */
  labelledBy: string;
  isOpen: boolean;
  /** Selector of the control that gets the focus when the dialog closes. */
  opener: string;
  /** Called by the close button and by Escape. */
  onClose: () => void;
  children: ReactNode;
};

const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * A native modal dialog: the page behind it is inert and does not scroll. While it is closed its content stays in
 * the page, unseen; without script, a link to the dialog's id shows it in place.
 */
export function Dialog({ id, labelledBy, isOpen, opener, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  const wasOpen = useRef(false);

  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const element = dialog.current!;
    if (isOpen) {
      element.showModal();
      document.getElementById(labelledBy)!.focus();
    } else {
      element.close();
      document.querySelector<HTMLElement>(opener)?.focus();
    }
  }, [isOpen, labelledBy, opener]);

  return (
    <dialog
      className="dialog"
      id={id}
      aria-labelledby={labelledBy}
      ref={dialog}
      onCancel={(event) => {
        // A file picker that is closed without a choice reports a cancel, too.
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A browser may close a dialog against its will.
        if (isOwn(event) && isOpen && !dialog.current!.open) onClose();
      }}
      onKeyDown={(event) => keepFocusInside(dialog.current!, event.nativeEvent)}
    >
      {isOpen && (
        <button className="dialog__close" type="button" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      )}
      {children}
    </dialog>
  );
}
