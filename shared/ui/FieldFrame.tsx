import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useMessageRegion } from './useMessageRegion.ts';
import './Field.scss';

/** What every kind of field shows beside its control. */
export type FieldTexts = {
  label: string;
  /** What is wrong with the entry. */
  error?: string;
};

/** The texts of a field that may refuse an edit. */
export type NotedFieldTexts = FieldTexts & {
  /** What the field takes, said when it refused an edit, although the content is unchanged. */
  notice?: string;
};

type FieldFrameProps = NotedFieldTexts & {
  /** Id of the control. */
  id: string;
  /** True if a message may appear while the visitor types or chooses, so that it is announced as well. */
  isLive?: boolean;
  children: ReactNode;
};

const messageId = (id: string) => `${id}-message`;

/**
 * The attributes that connect a control to its frame: id, whether it is invalid, and its message, if there is one.
 * Without an explicit `false`, screen readers announce every required field that is still empty as invalid.
 */
export function controlAttributes(id: string, { error, notice }: Pick<NotedFieldTexts, 'error' | 'notice'>) {
  return {
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': error || notice ? messageId(id) : undefined,
  };
}

/** A label above a control, and the control's message below it. */
export function FieldFrame({ id, label, error, notice, isLive, children }: FieldFrameProps) {
  const region = useMessageRegion(error || notice);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children}
      <div id={messageId(id)} aria-live={isLive ? 'polite' : undefined} ref={region}>
        {error && (
          <p className="field__message field__message--error">
            <Icon name="warning-circle-outline" />
            <span>{error}</span>
          </p>
        )}
        {notice && !error && <p className="field__message">{notice}</p>}
      </div>
    </div>
  );
}
