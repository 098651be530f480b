import { attempt } from '../core/attempt.ts';

/**
 * A job's slug at the start of a hash, before tracking parameters and punctuation. A hash with "=" or "_" is not ours.
 */
const leadingSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*(?=-*(?:[^\w=-]|$))/;

function slugIn(hash: string): string {
  // Decoding fails at a literal percent sign.
  const text = attempt(() => decodeURIComponent(hash)) ?? hash;
  return leadingSlug.exec(text.toLowerCase())?.[0] ?? '';
}

/** Chooses all groups of a list if the chosen one does not contain the job in the address, and scrolls to the job. */
function showInList(row: Element): void {
  const all = row.closest('.job-groups')?.querySelector<HTMLInputElement>('[type=radio]');
  if (!all || all.checked || getComputedStyle(row.closest('.job-groups__group')!).display !== 'none') return;
  all.checked = true;
  row.scrollIntoView({ block: 'center' });
}

/**
 * Follows the address's hash on pages whose `data-lost-hash` elements say that a link leads to no open job: a variant of a job's
 * slug is replaced by the slug itself, and the slug of a job that is not on the page shows the text in the attribute. A
 * job that the chosen group hides is shown. On any page, a hash that names an element that is hidden because its day
 * has passed scrolls to its replacement. Other hashes are ignored.
 */
export function explainLostHash(): void {
  const explain = () => {
    const hash = location.hash.slice(1);
    const target = document.getElementById(hash);
    const notices = [...document.querySelectorAll<HTMLElement>('[data-lost-hash]')];
    const slug = target || notices.length === 0 ? '' : slugIn(hash);
    if (slug && document.querySelector(`li[id="${slug}"]`)) return location.replace(`#${slug}`);
    const isJob = slug.includes('-') || notices[0]?.dataset.shortSlugs?.split(' ').includes(slug);
    const isLost = target ? target.closest('[hidden]') !== null : isJob;
    for (const notice of notices) notice.textContent = isLost ? notice.dataset.lostHash! : '';
    if (target) showInList(target);
    if (!isLost) return;
    // The first one may be in a list that is hidden.
    const replacements = [...document.querySelectorAll('[data-lost-hash], [data-after]')];
    replacements.find((one) => !one.closest('[hidden]'))?.scrollIntoView({ block: 'center' });
  };
  explain();
  addEventListener('hashchange', explain);
}
