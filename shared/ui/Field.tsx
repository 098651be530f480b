import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

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
