import { attempt } from '#shared/core/attempt.ts';
import { indianDay } from '#shared/core/days.ts';
import { fillFromDrafts } from '#shared/drafts/drafts.ts';
import { holdOpeners } from '#shared/runtime/islands/holdClicks.ts';
import { touch } from '#shared/runtime/islands/protocol.ts';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/**
 * Keeps a page true between builds: elements with `data-until` are shown until the end of that day in India, those with
 * `data-after` get the HTML in `data-html` from then on, and those with `data-count` count what they select. Nothing
 * changes while the focus is in an element whose day has passed: its replacement must not appear beside it.
 */
export function followDays(): void {
  const follow = () => {
    const today = indianDay(Date.now());
    const isOver = ({ dataset }: HTMLElement) => dataset.until! < today;
    if (all('[data-until]').some((element) => isOver(element) && element.contains(document.activeElement)))
      return;
    for (const element of all('[data-html]')) {
      if (element.dataset.after! >= today) continue;
      element.innerHTML = element.dataset.html!;
      element.removeAttribute('data-html');
      element.hidden = false;
    }
    for (const element of all('[data-until]')) element.hidden = isOver(element);
    for (const element of all('[data-count]'))
      element.textContent = String(all(element.dataset.count!).filter(({ hidden }) => !hidden).length);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
}

/** Before tracking parameters and punctuation. A hash with "=" or "_" is not ours. */
const leadingSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*(?=-*(?:[^\w=-]|$))/;

function slugIn(hash: string): string {
  // Decoding fails at a literal percent sign.
  const text = attempt(() => decodeURIComponent(hash)) ?? hash;
  return leadingSlug.exec(text.toLowerCase())?.[0] ?? '';
}

/** A job may be in a group that is not chosen. */
function showInList(row: Element): void {
  const all = row.closest('.job-groups')?.querySelector<HTMLInputElement>('[type=radio]');
  if (!all || all.checked || getComputedStyle(row.closest('.job-groups__group')!).display !== 'none') return;
  all.checked = true;
  row.scrollIntoView({ block: 'center' });
}

/**
 * A job in the address's hash is shown in the list, and the dialog wakes. A variant of a job's slug is replaced by the
 * slug itself; one of a job that is not on the page shows the text in `data-lost-hash`.
 */
export function followHash(): void {
  const follow = () => {
    const hash = location.hash.slice(1);
    const target = document.getElementById(hash);
    const notices = all('[data-lost-hash]');
    const slug = target || notices.length === 0 ? '' : slugIn(hash);
    if (slug && document.querySelector(`li[id="${slug}"]`)) return location.replace(`#${slug}`);
    const isJob = slug.includes('-') || notices[0]?.dataset.shortSlugs?.split(' ').includes(slug);
    const isLost = target ? target.closest('[hidden]') !== null : isJob;
    for (const notice of notices) notice.textContent = isLost ? notice.dataset.lostHash! : '';
    if (target) {
      showInList(target);
      touch(target);
    }
    if (!isLost) return;
    // The first one may be in a list that is hidden.
    const replacements = all('[data-lost-hash], [data-after]');
    replacements.find((one) => !one.closest('[hidden]'))?.scrollIntoView({ block: 'center' });
  };
  follow();
  addEventListener('hashchange', follow);
}

export const steps = [followDays, followHash, fillFromDrafts, holdOpeners];
