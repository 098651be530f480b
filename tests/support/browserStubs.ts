import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Watched = { element: Element; report: (isIntersecting: boolean) => void };

/**
 * Replaces the browser's IntersectionObserver by one that a test controls; at first nothing is in view.
 * @returns a function that reports every watched element as in view, or as out of it
 */
export function stubIntersectionObserver(): (isInView: boolean) => void {
  const watched = new Set<Watched>();

  class FakeObserver {
    private own: Watched[] = [];

    constructor(
      private readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    ) {}

    observe(target: Element) {
      const entry = {
        element: target,
        report: (isIntersecting: boolean) => this.callback([{ isIntersecting, target }]),
      };
      this.own.push(entry);
      watched.add(entry);
    }

    unobserve(target: Element) {
      for (const entry of this.own) if (entry.element === target) watched.delete(entry);
    }

    disconnect() {
      for (const entry of this.own) watched.delete(entry);
    }
  }

  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return (isInView) =>
    act(() => {
      for (const { report } of [...watched]) report(isInView);
    });
}

/** Replaces the browser's matchMedia: queries that `holds` accepts match. */
export function stubMatchMedia(holds: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holds(query),
    addEventListener() {},
    removeEventListener() {},
  }));
}

/**
 * Replaces the browser's matchMedia by one query, for reduced motion, that does not match at first.
 * @returns a function that changes the visitor's setting
 */
export function stubReducedMotion(): (isReduced: boolean) => void {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  return (isReduced) => {
    query.matches = isReduced;
    query.dispatchEvent(new Event('change'));
  };
}
