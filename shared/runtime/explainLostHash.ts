/**
 * While the hash names an element that is missing or has ended, shows the page's `data-lost-hash` element, if any,
 * and scrolls to it or to what replaces the ended element.
 */
export function explainLostHash(): void {
  const explain = () => {
    const part = document.getElementById(location.hash.slice(1));
    const isLost = location.hash.length > 1 && (!part || part.hidden);
    for (const notice of document.querySelectorAll<HTMLElement>('[data-lost-hash]')) notice.hidden = !isLost;
    if (!isLost) return;
    // The first may be in a list that has ended.
    const notices = [...document.querySelectorAll('[data-lost-hash], [data-after]')];
    notices.find((notice) => !notice.closest('[hidden]'))?.scrollIntoView({ block: 'center' });
  };
  explain();
  addEventListener('hashchange', explain);
}
