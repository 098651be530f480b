const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/**
 * Makes a link to the page one is on scroll to the top instead of loading the page again. Whether the way is smooth
 * is CSS's to say, which knows of reduced motion.
 * @returns a function that undoes it
 */
export function scrollOnSamePageLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || !isPlainClick(event) || link.target === '_blank' || link.origin !== location.origin) return;
    if (link.pathname !== location.pathname || link.search !== location.search || link.href.includes('#'))
      return;
    event.preventDefault();
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
    window.scrollTo({ top: 0 });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
