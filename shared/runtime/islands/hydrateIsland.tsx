import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root as ReactDomRoot } from 'react-dom/client';
import { asleepSelector, settledEvent } from './events.ts';
import { failIsland } from './failIsland.ts';
import { keepHtml } from './keepHtml.ts';
import { watchHandlers } from './watchHandlers.ts';

type RootProps = { island: HTMLElement; children: ReactNode };

/** Reports that the island is awake: its effect runs after those of its children. */
function Root({ island, children }: RootProps) {
  useEffect(() => {
    island.dataset.awake = '';
    delete island.dataset.hydrateOn;
    island.dispatchEvent(new Event(settledEvent, { bubbles: true }));
  }, [island]);
  return children;
}

/** The events of a tap and a press before their click, which `holdInput` holds. */
const pressEvents = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup'];

/**
 * Keeps presses from React until an island is awake: it would hydrate the island within the event, and the page could
 * not respond meanwhile.
 */
function hidePresses(island: HTMLElement): void {
  for (const type of pressEvents) {
    island.addEventListener(
      type,
      (event) => {
        if (island.matches(asleepSelector)) event.stopImmediatePropagation();
      },
      { capture: true, passive: true },
    );
  }
}

/**
 * Hydrates an island as a React root. An error during rendering, hydration or effects, or in a
 * handler, restores the previous HTML with the values entered since.
 */
export function hydrateIsland(island: HTMLElement, Component: ComponentType<object>): void {
  const props = JSON.parse(island.nextElementSibling!.textContent!);
  const restoreHtml = keepHtml(island);
  let root: ReactDomRoot | undefined;
  let hasFailed = false;

  const fail = (error: unknown) => {
    // React may report one error in two ways.
    if (hasFailed) return;
    hasFailed = true;
    stopWatching();
    // React may still be working on the root; nothing is painted before the microtask.
    queueMicrotask(() => {
      root?.unmount();
      restoreHtml();
      delete island.dataset.awake;
      failIsland(island, error);
    });
  };
  hidePresses(island);
  const stopWatching = watchHandlers(island, () => fail(undefined));

  startTransition(() => {
    root = hydrateRoot(
      island,
      <StrictMode>
        <Root island={island}>
          <Component {...props} />
        </Root>
      </StrictMode>,
      { identifierPrefix: island.id, onUncaughtError: fail, onRecoverableError: fail },
    );
  });
}
