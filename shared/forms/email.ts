import { cleanText } from './cleanText.ts';

const localPart = /^[^\s@,;:<>()[\]"\\]+$/;
const domainLabel = /^[\p{L}\p{N}\p{M}]+(?:-+[\p{L}\p{N}\p{M}]+)*$/u;
const topLevel = /^(?=.*\p{L}).{2,}$/u;

const addresses = /[^\s<>"',;:]+@[^\s<>"',;:]+/g;

// What people, keyboards and address books put around an address.
const around = /^[\s"'`<>()[\].,;:]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** Spaces are removed only beside `@` and dots, where keyboards insert them. Of two addresses, none is left out. */
export function cleanEmail(text: string): string {
  const plain = cleanText(text)
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"');
  if (new Set(plain.match(addresses)).size > 1) return plain;
  const bracketed = /<([^<>]*@[^<>]*)>/.exec(plain)?.[1] ?? plain;
  return bracketed
    .replace(around, '')
    .replace(/^mailto:([^?]*).*/i, '$1')
    .replace(/\s*([@.])\s*/g, '$1')
    .replace(around, '');
}

/** Stricter than `type="email"`, which accepts name@company; simpler than RFC 5322. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    localPart.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1)!)
  );
}
