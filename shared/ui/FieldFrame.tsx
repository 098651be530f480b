import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { LinkedText } from './LinkedText.tsx';
import { useMessageRegion } from './useMessageRegion.ts';
import './Field.scss';

/** What every kind of field shows beside its control. */
export type FieldTexts = {
  label: string;
  /** What the field takes, under its label; `[words](address)` is a link. */
  hint?: string;
  /** What is wrong with the entry. */
  error?: string;
};

type FieldFrameProps = FieldTexts & {
  /** Id of the control. */
  id: string;
  /**
   * True if an error comes from typing or choosing, so that it is announced. Those of a submit are not: screen readers
   * read one with the field that gets the focus, and the others when a visitor comes to them.
   */
  isLive?: boolean;
  children: ReactNode;
};

const hintId = (id: string) => `${id}-hint`;
const messageId = (id: string) => `${id}-message`;

/**
 * The attributes that connect a control to its frame: id, whether it is invalid, its hint and its message, if any.
 * Without an explicit `false`, screen readers announce every required field that is still empty as invalid.
 */
export function controlAttributes(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const texts = [hint && hintId(id), error && messageId(id)].filter(Boolean);
  return {
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': texts.join(' ') || undefined,
  };
}

/** A label above a control, and the control's message below it. */
export function FieldFrame({ id, label, hint, error, isLive, children }: FieldFrameProps) {
  const region = useMessageRegion(error);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field__hint small" id={hintId(id)}>
          <LinkedText>{hint}</LinkedText>
        </p>
      )}
      {children}
      <div id={messageId(id)} aria-live={isLive ? 'polite' : undefined} ref={region}>
        {error && (
          <p className="field__message small">
            <Icon name="warning-circle-outline" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
