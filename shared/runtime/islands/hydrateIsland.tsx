import { Component, type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root as ReactDomRoot } from 'react-dom/client';
import { failIsland } from './failIsland.ts';
import { propsId, setState, stateOf, unsettledSelector } from './protocol.ts';
import { saveState } from './saveState.ts';

type IslandBoundaryProps = {
  island: HTMLElement;
  /** Carries over the state of nodes that have already been removed. */
  carryOver?: () => void;
  onError: (error: unknown, carryOver: () => void) => void;
  children: ReactNode;
};

/** Catches errors, and carries the visitor's state over if React has replaced HTML that something changed. */
class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };
  #carryOver = this.props.carryOver;

  override componentDidMount() {
    this.#carryOver!();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, this.#carryOver!);
  }

  override render() {
    const { hasFailed } = this.state;
    // The last moment before React changes the page. It recovers from changed HTML within one task.
    if (hasFailed || !this.props.carryOver) this.#carryOver = saveState(this.props.island);
    return hasFailed ? null : this.props.children;
  }
}

/** Its effect runs after those of its children. */
function Root({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Hides presses from React, which would hydrate the island within them: the page could not respond meanwhile. */
function hidePresses(island: HTMLElement): void {
  for (const type of ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup'])
    island.addEventListener(
      type,
      (event) => {
        if (island.matches(unsettledSelector)) event.stopImmediatePropagation();
      },
      { capture: true, passive: true },
    );
}

/** What React throws when it removes or moves a node that a translator or an extension has moved. */
const isForeign = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/** If a translator or an extension changes its HTML, it is rendered again; an error of its own restores the HTML. */
export function hydrateIsland(island: HTMLElement, Island: ComponentType<object>): void {
  const props = JSON.parse(document.getElementById(propsId(island.id))!.textContent!);
  const html = island.innerHTML;
  const warn = (error: unknown) =>
    console.warn(`The part "${island.dataset.island}" of this page was rendered again:`, error);
  // Its own code may be what moves its nodes.
  let restartsLeft = 10;

  const start = (carryOver?: () => void) => {
    let root: ReactDomRoot | undefined;
    let hasEnded = false;

    const onAwake = () => setState(island, 'awake');
    const end = (error: unknown, restore = () => {}) => {
      // Removing the nodes of a changed page may throw again.
      if (hasEnded) return;
      hasEnded = true;
      // React is still working on the root. The microtask runs before the next paint.
      queueMicrotask(() => {
        root?.unmount();
        if (stateOf(island) === 'awake' && isForeign(error) && restartsLeft > 0) {
          restartsLeft -= 1;
          warn(error);
          island.replaceChildren();
          start(restore);
          return;
        }
        island.innerHTML = html;
        restore();
        failIsland(island, error);
      });
    };

    const content = (
      <StrictMode>
        <IslandBoundary island={island} carryOver={carryOver} onError={end}>
          <Root onAwake={onAwake}>
            <Island {...props} />
          </Root>
        </IslandBoundary>
      </StrictMode>
    );
    const options = {
      identifierPrefix: island.id,
      onCaughtError: () => {},
      onUncaughtError: (error: unknown) => end(error),
      onRecoverableError: warn,
    };
    if (carryOver) {
      root = createRoot(island, options);
      flushSync(() => root!.render(content));
    } else {
      // It would report an error to the window only.
      startTransition(() => {
        try {
          root = hydrateRoot(island, content, options);
        } catch (error) {
          end(error);
        }
      });
    }
  };

  hidePresses(island);
  setState(island, 'waking');
  start();
}
