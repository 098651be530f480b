import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces the browser's IntersectionObserver by one that a test controls; at first nothing is in view.
 * @returns a function that reports every watched element as in view, or as out of it
 */
export function stubIntersectionObserver(): (isInView: boolean) => void {
  const observers: FakeObserver[] = [];

  class FakeObserver extends Set<Element> {
    constructor(readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      super();
      observers.push(this);
    }
    observe = this.add;
    unobserve = this.delete;
    disconnect = this.clear;
  }

  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return (isIntersecting) =>
    act(() => {
      for (const observer of observers)
        for (const target of [...observer]) observer.report([{ isIntersecting, target }]);
    });
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
