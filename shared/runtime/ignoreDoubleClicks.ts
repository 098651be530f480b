/** Some people double-click everything: without this, their second click closes the menu that the first has opened. */
export function ignoreDoubleClicks(): void {
  addEventListener('click', (event) => {
    if (event.detail > 1 && (event.target as Element).closest('[popovertarget], summary'))
      event.preventDefault();
  });
}
