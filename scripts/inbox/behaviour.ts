/**
 * How the inbox responds to forms, to test and demonstrate what form services do.
 * normal: accepts and confirms. slow: the same, later. html: accepts and responds with a page.
 * The others store nothing. status: responds with that status. refuse: responds as FormSubmit does before a
 * mailbox is activated. silent: never responds. reset: closes the connection.
 */
export type Behaviour =
  | { kind: 'normal' | 'html' | 'refuse' | 'silent' | 'reset' }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'status'; status: number };

/** The behaviours that the inbox's page offers. */
export const behaviourExamples = [
  'normal',
  'slow:3000',
  'error:500',
  'status:404',
  'status:429',
  'refuse',
  'html',
  'silent',
  'reset',
];

/** Parses a behaviour such as "slow:3000", "status:404" or "error:500"; undefined if invalid. */
export function parseBehaviour(text: string): Behaviour | undefined {
  const [, kind, digits] = /^([a-z]+)(?::(\d{1,6}))?$/.exec(text.trim()) ?? [];
  const number = digits === undefined ? undefined : Number(digits);
  switch (kind) {
    case 'normal':
    case 'html':
    case 'refuse':
    case 'silent':
    case 'reset':
      return number === undefined ? { kind } : undefined;
    case 'slow':
      return number === undefined ? undefined : { kind, milliseconds: number };
    case 'status':
    case 'error':
      return number && number >= 400 && number <= 599 ? { kind: 'status', status: number } : undefined;
    default:
      return undefined;
  }
}

/** A behaviour in the notation that is parsed. */
export function formatBehaviour(behaviour: Behaviour): string {
  if (behaviour.kind === 'slow') return `slow:${behaviour.milliseconds}`;
  if (behaviour.kind === 'status') return `status:${behaviour.status}`;
  return behaviour.kind;
}
