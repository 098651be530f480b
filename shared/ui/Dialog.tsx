import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { dialogWords } from '../words/controls.ts';
import './Dialog.scss';

type DialogProps = {
  isOpen: boolean;
  label: string;
  /** Selector of the control that gets the focus when the dialog closes. */
  opener: string;
  onClose: () => void;
  /** With a named `article`, which gets the focus: of a heading that gets it, Orca says nothing in Firefox. */
  children: ReactNode;
};

export function Dialog({ isOpen, label, opener, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const element = dialog.current!;
    // A click beside it closes it, in browsers that support that.
    element.setAttribute('closedby', 'any');
    element.showModal();
    element.querySelector('article')!.focus({ preventScroll: true });
    return () => {
      element.close();
      document.querySelector<HTMLElement>(opener)?.focus();
    };
  }, [isOpen, opener]);

  return (
    <dialog
      className="dialog"
      aria-label={isOpen ? label : undefined}
      ref={dialog}
      onClose={() => {
        // The browser has closed it.
        if (isOpen && !dialog.current!.open) onClose();
      }}
    >
      {isOpen && (
        <>
          <div className="dialog__bar screen-only">
            <button
              className="dialog__close"
              type="button"
              aria-label={dialogWords.close}
              onClick={onClose}
            />
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
