import { useId } from 'react';
import type { HoneypotField } from '../forms/forms.ts';
import { submitWords } from '../words/forms.ts';

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** Hidden by its position: bots check for `display: none`. */
export function Honeypot({ name, type }: HoneypotField) {
  const id = useId();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{submitWords.honeypot}</label>
      <input id={id} type={type} name={name} data-field={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
