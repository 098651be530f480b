import { phoneHint } from '../content/words/forms.ts';
import { fill } from '../core/fill.ts';
import { phonePattern, phoneRule } from './phone.ts';

/** The attributes of a field for an e-mail address. */
export const emailField = { type: 'email', autoComplete: 'email' } as const;

/**
 * The attributes of a field for a phone number.
 * @param email the mailbox for those whose number it does not take
 */
export const phoneField = (email: string) =>
  ({
    type: 'tel',
    autoComplete: 'tel',
    hint: fill(phoneHint, { email }),
    pattern: phonePattern,
    title: phoneRule,
  }) as const;

/** How the browser posts a form without script. */
export const nativePost = (action: string) =>
  ({ action, method: 'post', encType: 'multipart/form-data' }) as const;
