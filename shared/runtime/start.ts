/*
 * The only script in the HTML: imports the page's script once the page has loaded and is idle, or on the first
 * sign of a visitor, whichever comes first, so that React never competes with the first view. Until React has taken
 * over, a form that is sent waits for it, and what is typed is kept as the form's draft. Where the script cannot be
 * had, as after a new deployment, the page goes on as one without script: forms go their native way.
 */
{
  const { entry, preload } = document.currentScript!.dataset;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input', 'scroll'];
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  let held: SubmitEvent | undefined;
  let hasStarted = false;

  /** Changes what shared/forms/drafts.ts will read; without a change, forgets it. */
  const changeDraft = (form: HTMLFormElement | null, change?: object) => {
    try {
      const key = `draft:${form!.dataset.draft}`;
      if (!change) sessionStorage.removeItem(key);
      else sessionStorage[key] = JSON.stringify({ ...JSON.parse(sessionStorage[key] || '{}'), ...change });
    } catch {
      // No form, or the browser blocks storage.
    }
  };

  const keep = ({ target }: Event) => {
    const { form, name, value } = target as HTMLInputElement;
    changeDraft(form, { [name]: value });
  };

  const release = () => {
    removeEventListener('submit', hold, true);
    (held?.target as HTMLFormElement | undefined)?.requestSubmit(held!.submitter);
  };

  const goOnWithout = () => {
    document.documentElement.dataset.scriptless = '';
    for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent;
    addEventListener('submit', ({ target }) => changeDraft(target as HTMLFormElement));
    release();
  };

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    // Not every browser heeds its own data saver when it fetches pages ahead.
    if (connection?.saveData) document.querySelector('[type=speculationrules]')?.remove();
    for (const href of preload!.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    import(entry!).catch(goOnWithout);
  };

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event as SubmitEvent;
    start();
  };

  const takeOver = () => {
    removeEventListener('input', keep, true);
    release();
  };

  // A page that the browser brings back would go on with the loader that it was left with.
  const endLoader = () => {
    const loader = document.querySelector<HTMLElement>('.page-loader');
    if (loader) loader.style.display = 'none';
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
  addEventListener('input', keep, true);
  addEventListener('site:hydrated', takeOver, { once: true });
  addEventListener('pagehide', endLoader);
  // The load event may come before the first paint, which nothing should delay.
  const startAfterPaint = () => {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      whenIdle(start);
    }).observe({ type: 'paint', buffered: true });
  };
  addEventListener('load', startAfterPaint, { once: true });
}
