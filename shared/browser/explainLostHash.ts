/**
 * While the address names a part of the page that is not there, or has been taken away by its day, shows the element
 * with `data-lost-hash`, if the page has one, and scrolls to it or to what is said since that day.
 */
export function explainLostHash(): void {
  const explain = () => {
    const part = document.getElementById(location.hash.slice(1));
    const isLost = location.hash.length > 1 && (!part || part.hidden);
    for (const notice of document.querySelectorAll<HTMLElement>('[data-lost-hash]')) notice.hidden = !isLost;
    if (isLost) document.querySelector('[data-lost-hash], [data-after]')?.scrollIntoView({ block: 'center' });
  };
  explain();
  addEventListener('hashchange', explain);
}
