import { expect, test, vi } from 'vitest';
import {
  createMotionStore,
  mayMove,
  type PageMotion,
  type PartMotion,
} from '#shared/runtime/motion/pageMotion.ts';
import { stubReducedMotion } from '../../support/browserStubs.ts';

const page: PageMotion = { choice: undefined, isReduced: false, isHidden: false };
const part: PartMotion = { isInView: true, hasFocus: false, isHovered: false };

test.each<[boolean, Partial<PageMotion>, Partial<PartMotion>]>([
  [true, {}, {}],
  [false, { choice: 'pause' }, {}],
  [false, {}, { hasFocus: true }],
  [false, {}, { isHovered: true }],
  [false, { isReduced: true, choice: 'play' }, {}],
  [false, { isHidden: true, choice: 'play' }, {}],
  [false, { choice: 'play' }, { isInView: false }],
  [true, { choice: 'play' }, { hasFocus: true, isHovered: true }],
])('whether something moves is %s on a page with %j that has %j', (moves, pageChange, partChange) => {
  expect(mayMove({ ...page, ...pageChange }, { ...part, ...partChange })).toBe(moves);
});

const comeBack = () => window.dispatchEvent(new Event('pageshow'));

test.each(['play', 'pause'] as const)('%s is told, and applies on the next page', (choice) => {
  const store = createMotionStore();
  const [onChange, onLeft] = [vi.fn(), vi.fn()];
  store.subscribe(onChange);
  store.subscribe(onLeft)();
  store.choose(choice);
  expect(onChange).toHaveBeenCalledOnce();
  expect(onLeft).not.toHaveBeenCalled();
  expect(store.getState().choice).toBe(choice);
  expect(createMotionStore().getState().choice).toBe(choice);
});

test('applies to the page if storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = createMotionStore();
  expect(store.getState().choice).toBeUndefined();
  store.choose('pause');
  comeBack();
  expect(store.getState().choice).toBe('pause');
});

test('made on another page applies when the browser restores this one', () => {
  const store = createMotionStore();
  createMotionStore().choose('pause');
  comeBack();
  expect(store.getState().choice).toBe('pause');
});

test('a hidden tab and reduced motion are detected from the start, and changes are followed', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const reduceMotion = stubReducedMotion();
  reduceMotion(true);
  const store = createMotionStore();
  expect(store.getState()).toMatchObject({ isHidden: true, isReduced: true });
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.getState()).toMatchObject({ isHidden: false, isReduced: true });
  reduceMotion(false);
  expect(store.getState()).toMatchObject({ isHidden: false, isReduced: false });
});
