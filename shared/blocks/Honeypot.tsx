import { useId } from 'react';
import { submitWords } from '../content/words/forms.ts';
import type { HoneypotField } from '../forms/honeypot.ts';
import './Honeypot.scss';

/** A field that bots fill in and people never see, sent with the form so that its service can check it too. */
export function Honeypot({ name, type }: HoneypotField) {
  const id = useId();
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={id}>{submitWords.honeypot}</label>
      <input id={id} type={type} name={name} data-field={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
