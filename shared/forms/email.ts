const localPart = /^[^\s@,;:<>()[\]"\\]+$/;
const domainLabel = /^[\p{L}\p{N}\p{M}]+(?:-+[\p{L}\p{N}\p{M}]+)*$/u;
const topLevel = /^(?=.*\p{L}).{2,}$/u;

/**
 * True for an address with a top-level domain, in any script.
 * Stricter than `type="email"`, which accepts name@company; simpler than RFC 5322, which accepts addresses that
 * nobody has.
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
