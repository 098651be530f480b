import type { SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldTexts } from './Field.tsx';
import { Icon } from './Icon.tsx';

type SelectFieldProps = FieldTexts &
  Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'required'> & {
    options: readonly string[];
    placeholder?: string;
    /** A select has no such state: its styles block the pointer, and its keys are blocked here. */
    readOnly?: boolean;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, options, placeholder, readOnly, isLive, ...attributes } = props;
  return (
    <FieldFrame label={label} hint={hint} error={error} isLive={isLive}>
      {(ofFrame) => (
        <div className="field__select">
          <select
            className="field__control"
            defaultValue=""
            aria-disabled={readOnly || undefined}
            onKeyDown={(event) => readOnly && event.key !== 'Tab' && event.preventDefault()}
            {...attributes}
            data-field={attributes.name}
            {...ofFrame}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              // With an explicit value, because a translator may replace the text.
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <Icon name="caret-down" />
        </div>
      )}
    </FieldFrame>
  );
}
