import { useId } from 'react';
import { submitWords } from '../content/words/forms.ts';
import type { TrapField } from '../forms/trap.ts';
import './Honeypot.scss';

/** A field that robots fill and people never see, sent with the form so that its service can check it too. */
export function Honeypot({ name, type }: TrapField) {
  const id = useId();
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={id}>{submitWords.trap}</label>
      <input id={id} type={type} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
