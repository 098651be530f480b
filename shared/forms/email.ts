import { cleanText } from './cleanText.ts';

const localPart = /^[^\s@,;:<>()[\]"\\]+$/;
const domainLabel = /^[\p{L}\p{N}\p{M}]+(?:-+[\p{L}\p{N}\p{M}]+)*$/u;
const topLevel = /^(?=.*\p{L}).{2,}$/u;

const addresses = /[^\s<>"',;:]+@[^\s<>"',;:]+/g;

/** Quotes, brackets and punctuation that people, keyboards and address books put around an address. */
const around = /^[\s"'`<>()[\].,;:]+|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * The address in what was typed: with plain punctuation, only the part in angle brackets if there is one, and without
 * anything around it. Spaces are removed where keyboards insert them, beside `@` and dots; others stay, because two
 * words may be more than an address. Of two addresses, none is left out.
 */
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

/**
 * True for an address with a top-level domain, in any script.
 * Stricter than `type="email"`, which accepts name@company; simpler than RFC 5322, which accepts addresses that nobody
 * uses.
 */
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
