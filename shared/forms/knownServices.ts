import { attempt } from '../core/attempt.ts';
import { isEmail } from './email.ts';
import type { FormKind, FormServiceId, HoneypotField, SuccessRule } from './forms.ts';

type KnownService = {
  name: string;
  host: string;
  targetHint: string;
  isTarget(target: string): boolean;
  /** Empty for an address that contains none. */
  targetOf(url: URL): string;
  endpoint(target: string, kind: FormKind): string;
  action?(target: string): string;
  extraFields?(target: string): Record<string, string>;
  honeypot: HoneypotField;
  confirmation: Exclude<SuccessRule, 'completed'>;
  /** Other origins that a native post may end on: the policy's `form-action` applies to redirects too. */
  otherPageOrigins?: string[];
  risks?: Partial<Record<FormKind, string>>;
};

const idIn = ({ pathname }: URL, pattern: RegExp): string =>
  pattern.exec(attempt(() => decodeURIComponent(pathname)) ?? '')?.[1] ?? '';

const mailboxPath = (target: string) =>
  isEmail(target) ? encodeURIComponent(target).replaceAll('%40', '@') : target;

const isFormId = (target: string) => /^[A-Za-z0-9_-]{4,}$/.test(target);

function formIdService(name: string, host: string, exampleId: string): KnownService {
  const addressOf = (id: string) => `https://${host}/f/${id}`;
  return {
    name,
    host,
    targetHint: `the form's id: the part after /f/ in "${addressOf(exampleId)}"`,
    isTarget: isFormId,
    targetOf: (url) => idIn(url, /^\/f\/([^/]+)\/?$/),
    endpoint: addressOf,
    honeypot: { name: '_gotcha', type: 'text' },
    confirmation: 'accepted',
  };
}

/** By their documentation; the inbox and an address of the company's own are none of them. */
export const knownServices: Partial<Record<FormServiceId, KnownService>> = {
  formsubmit: {
    name: 'FormSubmit',
    host: 'formsubmit.co',
    targetHint: 'the mailbox, such as "hello@example.com", or the alias that FormSubmit gave for it',
    isTarget: (target) => isEmail(target) || /^(el\/)?[A-Za-z0-9_-]{4,}$/.test(target),
    targetOf: (url) => idIn(url, /^\/(?!ajax\/?$)(?:ajax\/)?(.+?)\/?$/),
    // Only the /ajax/ address responds in JSON that pages may read, but it drops files.
    endpoint: (target, kind) =>
      `https://formsubmit.co/${kind === 'enquiry' ? 'ajax/' : ''}${mailboxPath(target)}`,
    action: (target) => `https://formsubmit.co/${mailboxPath(target)}`,
    honeypot: { name: '_honey', type: 'text' },
    confirmation: 'confirmed',
    risks: {
      application:
        'FormSubmit’s classic address, the only one that takes files, may respond in a way that the page cannot read: an applicant then sees an error although the mail was sent. Watch the page, too, when you test',
    },
  },
  basin: formIdService('Basin', 'usebasin.com', '1a2b3c4d5e6f'),
  formspree: formIdService('Formspree', 'formspree.io', 'abcdwxyz'),
  web3forms: {
    name: 'Web3Forms',
    host: 'api.web3forms.com',
    targetHint: 'the access key (in an address: "https://api.web3forms.com/submit?access_key=…")',
    isTarget: isFormId,
    targetOf: (url) => url.searchParams.get('access_key') ?? '',
    endpoint: () => 'https://api.web3forms.com/submit',
    extraFields: (target) => ({ access_key: target }),
    honeypot: { name: 'botcheck', type: 'checkbox' },
    confirmation: 'confirmed',
    otherPageOrigins: ['https://web3forms.com'],
  },
};
