import { isEmail } from './email.ts';
import type { FormKind } from './fields.ts';
import type { FormServiceId, SuccessRule } from './formTarget.ts';
import type { TrapField } from './trap.ts';

/** A service whose addresses the site knows how to make. */
export type KnownServiceId = Exclude<FormServiceId, 'inbox' | 'custom'>;

/** A form-forwarding service: how its addresses are made and recognised, and how it confirms. */
export type KnownService = {
  name: string;
  host: string;
  /** What the settings' `target` must be, for messages. */
  targetHint: string;
  isTarget(target: string): boolean;
  /** The target that one of the service's own addresses names; empty when it names none. */
  targetOf(url: URL): string;
  endpoint(target: string, kind: FormKind): string;
  action(target: string): string;
  extraFields(target: string): Record<string, string>;
  /** The field for robots that the service documents. */
  trap: TrapField;
  /** How the service says that it took a message: by its status alone, or in JSON as well. */
  confirmation: Exclude<SuccessRule, 'completed'>;
  /** Origins beside its own that a native post may end on: the policy's `form-action` applies to redirects too. */
  otherPageOrigins: string[];
};

/** What a pattern finds in an address's path; empty when nothing, or when its escapes are broken. */
function partOf({ pathname }: URL, pattern: RegExp): string {
  try {
    return pattern.exec(decodeURIComponent(pathname))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** A mailbox as one part of a path, whatever signs it holds; aliases, which alone have a slash, hold none. */
const mailboxPath = (target: string) =>
  isEmail(target) ? encodeURIComponent(target).replaceAll('%40', '@') : target;

const isFormId = (target: string) => /^[A-Za-z0-9_-]{4,}$/.test(target);
const noFields = () => ({});
const textTrap = (name: string): TrapField => ({ name, type: 'text' });

/** What each service documents of itself; the README's table tells the same to those who choose one. */
export const knownServices: Record<KnownServiceId, KnownService> = {
  formsubmit: {
    name: 'FormSubmit',
    host: 'formsubmit.co',
    targetHint: 'the mailbox, such as "hello@example.com", or the alias that FormSubmit gave for it',
    isTarget: (target) => isEmail(target) || /^(el\/)?[A-Za-z0-9_-]{4,}$/.test(target),
    targetOf: (url) => partOf(url, /^\/(?!ajax\/?$)(?:ajax\/)?(.+?)\/?$/),
    // The /ajax/ address alone answers in JSON that pages may read, but it drops files.
    endpoint: (target, kind) =>
      `https://formsubmit.co/${kind === 'enquiry' ? 'ajax/' : ''}${mailboxPath(target)}`,
    action: (target) => `https://formsubmit.co/${mailboxPath(target)}`,
    extraFields: noFields,
    trap: textTrap('_honey'),
    confirmation: 'confirmed',
    otherPageOrigins: [],
  },
  basin: {
    name: 'Basin',
    host: 'usebasin.com',
    targetHint: 'the form\'s id: the part after /f/ in "https://usebasin.com/f/1a2b3c4d5e6f"',
    isTarget: isFormId,
    targetOf: (url) => partOf(url, /^\/f\/([^/]+)\/?$/),
    endpoint: (target) => `https://usebasin.com/f/${target}`,
    action: (target) => `https://usebasin.com/f/${target}`,
    extraFields: noFields,
    trap: textTrap('_gotcha'),
    confirmation: 'accepted',
    otherPageOrigins: [],
  },
  formspree: {
    name: 'Formspree',
    host: 'formspree.io',
    targetHint: 'the form\'s id: the part after /f/ in "https://formspree.io/f/abcdwxyz"',
    isTarget: isFormId,
    targetOf: (url) => partOf(url, /^\/f\/([^/]+)\/?$/),
    endpoint: (target) => `https://formspree.io/f/${target}`,
    action: (target) => `https://formspree.io/f/${target}`,
    extraFields: noFields,
    trap: textTrap('_gotcha'),
    confirmation: 'accepted',
    otherPageOrigins: [],
  },
  web3forms: {
    name: 'Web3Forms',
    host: 'api.web3forms.com',
    targetHint: 'the access key (in an address: "https://api.web3forms.com/submit?access_key=…")',
    isTarget: isFormId,
    targetOf: (url) => url.searchParams.get('access_key') ?? '',
    endpoint: () => 'https://api.web3forms.com/submit',
    action: () => 'https://api.web3forms.com/submit',
    extraFields: (target) => ({ access_key: target }),
    trap: { name: 'botcheck', type: 'checkbox' },
    confirmation: 'confirmed',
    otherPageOrigins: ['https://web3forms.com'],
  },
};
