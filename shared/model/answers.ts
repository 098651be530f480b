import { fill } from '../core/fill.ts';
import { outcomeWords } from '../words/forms.ts';
import { company, contact } from './content.ts';

export const replySentence = (time = company.replyTime) => time && fill(outcomeWords.reply, { time });

export const withReply = (text: string, time?: string) => `${text} ${replySentence(time)}`.trim();

export type CalloutData = ReturnType<typeof calloutWith> & { link?: { label: string; path: string } };

/** @param text of its own, in place of that which pages share */
export const calloutWith = (
  shared: { heading: string; text: string; action: string },
  text = shared.text,
) => ({
  ...shared,
  text,
  page: contact.banner.title,
  phone: company.phone,
  email: company.email,
  reply: replySentence(),
});
