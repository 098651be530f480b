import { lazy } from 'react';
import '../../../shared/ui/Field.scss';
import '../../../shared/ui/SubmitArea.scss';
import type { PlainApplicationFormProps } from './PlainApplicationForm.tsx';
import './PlainApplicationForm.scss';

const Form = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import('./PlainApplicationForm.tsx')).PlainApplicationForm }))
  : undefined;

/**
 * The form for visitors without script. React leaves alone what is inside noscript, so that the browser gets the
 * form's HTML and its styles, and no code for it.
 */
export function PlainApplication(props: PlainApplicationFormProps) {
  return <noscript>{Form && <Form {...props} />}</noscript>;
}
