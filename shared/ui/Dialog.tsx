import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
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

/** The backdrop's events have the dialog as their target. */
function isOnBackdrop(event: MouseEvent): boolean {
  const { target, currentTarget, clientX: x, clientY: y } = event;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}

export function Dialog({ isOpen, label, opener, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wasPressedOnBackdrop = useRef(false);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const element = dialog.current!;
    element.showModal();
    element.querySelector('article')!.focus({ preventScroll: true });
    return () => {
      element.close();
      document.querySelector<HTMLElement>(opener)?.focus();
    };
  }, [isOpen, opener]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: at Escape, the browser closes it
    <dialog
      className="dialog"
      aria-label={isOpen ? label : undefined}
      ref={dialog}
      onClose={() => {
        // Escape has closed it.
        if (isOpen && !dialog.current!.open) onClose();
      }}
      // Not with `closedby`, which Safari does not support.
      onPointerDown={(event) => {
        wasPressedOnBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        // Ignores a selection that began inside, and the second click of a double-click that opened the dialog.
        if (wasPressedOnBackdrop.current && isOnBackdrop(event) && event.detail === 1) onClose();
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
