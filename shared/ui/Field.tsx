import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import { LinkedText } from './LinkedText.tsx';
import './Field.scss';

export type FieldTexts = {
  label: string;
  hint?: string;
  error?: string;
  /** Announces an error from typing or choosing. Screen readers read one of a submit with its field. */
  isLive?: boolean;
};

type FieldFrameProps = FieldTexts & {
  children: (attributes: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

export function FieldFrame({ label, hint, error, isLive, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const texts = [hint && hintId, error && messageId].filter(Boolean);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field__hint small" id={hintId}>
          <LinkedText>{hint}</LinkedText>
        </p>
      )}
      {children({
        id,
        // Without an explicit `false`, screen readers announce every required field that is still empty as invalid.
        'aria-invalid': Boolean(error),
        'aria-describedby': texts.join(' ') || undefined,
      })}
      <div id={messageId} aria-live={isLive ? 'polite' : undefined}>
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

type FieldProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>;

/** Uncontrolled, so that what was typed before React loaded stays. */
export function Field(props: FieldProps) {
  const { label, hint, error, type = 'text', placeholder = ' ', isLive, ...attributes } = props;
  return (
    <FieldFrame label={label} hint={hint} error={error} isLive={isLive}>
      {(ofFrame) => (
        <input
          className="field__control"
          type={type}
          // Never none: styles ask whether it is shown, which is whether the field is empty.
          placeholder={placeholder}
          {...attributes}
          data-field={attributes.name}
          {...ofFrame}
        />
      )}
    </FieldFrame>
  );
}
