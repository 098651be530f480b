import { type InputHTMLAttributes, useId } from 'react';
import { controlAttributes, FieldFrame, type NotedFieldTexts } from './FieldFrame.tsx';

/** The types of a field. */
export const fieldTypes = ['text', 'email', 'tel'] as const;

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'autoComplete' | 'placeholder' | 'pattern' | 'title' | 'required' | 'disabled'
>;

type FieldProps = NotedFieldTexts & InputAttributes & { type?: (typeof fieldTypes)[number] };

/** A single-line field. It is uncontrolled, so that what was typed before React loaded stays. */
export function Field({ label, error, notice, type = 'text', ...attributes }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} notice={notice} isLive={type === 'tel'}>
      <input
        className="field__control"
        type={type}
        {...attributes}
        data-field={attributes.name}
        {...controlAttributes(id, { error, notice })}
      />
    </FieldFrame>
  );
}
