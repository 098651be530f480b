/*
 * The only script in the HTML: imports the page's script once the page has loaded and is idle, or on the first
 * sign of a visitor, whichever comes first, so that React never competes with the first view. A form that is sent
 * before React has taken over waits for it; where the script cannot be had, the form goes its native way.
 */
{
  const { entry, preload } = document.currentScript!.dataset;
  const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input', 'scroll'];
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  let held: SubmitEvent | undefined;
  let hasStarted = false;

  const sendHeld = () => (held?.target as HTMLFormElement | undefined)?.requestSubmit(held!.submitter);

  const release = () => {
    removeEventListener('submit', hold, true);
    sendHeld();
  };

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const href of preload!.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    import(entry!).catch(release);
  };

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event as SubmitEvent;
    start();
  };

  // By script, because the rule must stand before the first frame and checkers of styles do not know it yet.
  if ('adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }',
    );
    document.adoptedStyleSheets.push(sheet);
  }

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true, once: true });
  addEventListener('submit', hold, true);
  addEventListener('site:hydrated', release, { once: true });
  addEventListener('load', () => whenIdle(start), { once: true });
}
