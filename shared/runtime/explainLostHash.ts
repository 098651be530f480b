/** A job's slug at the beginning of a hash, before campaign words and punctuation. A "=" or "_" makes it another's. */
const leadingSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*(?=-*(?:[^\w=-]|$))/;

function slugIn(hash: string): string {
  let text = hash;
  try {
    text = decodeURIComponent(hash);
  } catch {
    // It holds a percent sign of its own.
  }
  return leadingSlug.exec(text.toLowerCase())?.[0] ?? '';
}

/**
 * Follows the address's hash on pages whose `data-lost-hash` elements say that a job is closed: a job's slug that is
 * written in another way becomes the plain one, and a slug of several words that no job has shows the elements. A hash
 * that names an element that has ended, on any page, scrolls to what replaces it; other hashes are left alone.
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
    // The first may be in a list that has ended.
    const replacements = [...document.querySelectorAll('[data-lost-hash], [data-after]')];
    replacements.find((one) => !one.closest('[hidden]'))?.scrollIntoView({ block: 'center' });
  };
  explain();
  addEventListener('hashchange', explain);
}
