import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root as ReactDomRoot } from 'react-dom/client';
import { settledEvent } from './events.ts';
import { failIsland } from './failIsland.ts';
import { keepHtml } from './keepHtml.ts';
import { watchHandlers } from './watchHandlers.ts';

type RootProps = { island: HTMLElement; children: ReactNode };

/** Reports that the island is awake: its effect runs after those of its children. */
function Root({ island, children }: RootProps) {
  useEffect(() => {
    island.dataset.awake = '';
    delete island.dataset.wakes;
    island.dispatchEvent(new Event(settledEvent, { bubbles: true }));
  }, [island]);
  return children;
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
