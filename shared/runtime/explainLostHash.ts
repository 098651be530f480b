/**
 * A job's slug at the start of a hash, before tracking parameters and punctuation. A hash with "=" or "_" is not ours.
 */
const leadingSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*(?=-*(?:[^\w=-]|$))/;

function slugIn(hash: string): string {
  let text = hash;
  try {
    text = decodeURIComponent(hash);
  } catch {
    // It contains a literal percent sign.
  }
  return leadingSlug.exec(text.toLowerCase())?.[0] ?? '';
}

/**
 * Follows the address's hash on pages whose `data-lost-hash` elements say that a job is closed: a variant of a job's
 * slug is replaced by the slug itself, and a slug of several words that no job has shows the elements. On any page, a
 * hash that names an element that is hidden because its day has passed scrolls to its replacement. Other hashes are
 * ignored.
 */
export function explainLostHash(): void {
  const explain = () => {
    const hash = location.hash.slice(1);
    const part = document.getElementById(hash);
    const notices = [...document.querySelectorAll<HTMLElement>('[data-lost-hash]')];
    const slug = part || notices.length === 0 ? '' : slugIn(hash);
    if (slug && document.querySelector(`li[id="${slug}"]`)) return location.replace(`#${slug}`);
    const isLost = part ? part.closest('[hidden]') !== null : slug.includes('-');
    for (const notice of notices) notice.hidden = !isLost;
    if (!isLost) return;
    // The first one may be in a list that is hidden.
    const replacements = [...document.querySelectorAll('[data-lost-hash], [data-after]')];
    replacements.find((one) => !one.closest('[hidden]'))?.scrollIntoView({ block: 'center' });
  };
  explain();
  addEventListener('hashchange', explain);
}
