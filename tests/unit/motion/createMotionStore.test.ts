import { describe, expect, test, vi } from 'vitest';
import { createMotionStore } from '../../../shared/runtime/motion/createMotionStore.ts';
import { fakeMotionStore, fakeMotionSurroundings } from '../../support/motionSurroundings.ts';

describe('the choice', () => {
  test('is unset at first, and nothing is stored', () => {
    const { store, kept } = fakeMotionStore();
    expect(store.getState()).toEqual({ choice: undefined, isReduced: false, isHidden: false });
    expect(kept.size).toBe(0);
  });

  test.each(['play', 'pause'] as const)('%s notifies all and still applies on the next page', (choice) => {
    const { store, surroundings } = fakeMotionStore();
    const onChange = vi.fn();
    store.subscribe(onChange);
    store.choose(choice);
    expect(onChange).toHaveBeenCalledOnce();
    expect(store.getState().choice).toBe(choice);
    expect(createMotionStore(surroundings).getState().choice).toBe(choice);
  });

  test('holds for the page where storage is forbidden', () => {
    const { store, forbidStorage, comeBack } = fakeMotionStore();
    forbidStorage();
    store.choose('pause');
    expect(store.getState().choice).toBe('pause');
    comeBack();
    expect(store.getState().choice).toBe('pause');
  });

  test('is unset where storage is forbidden from the start', () => {
    const { surroundings, forbidStorage } = fakeMotionSurroundings();
    forbidStorage();
    expect(createMotionStore(surroundings).getState().choice).toBeUndefined();
  });

  test('is unset where an unknown value was stored', () => {
    const { surroundings, kept } = fakeMotionSurroundings();
    createMotionStore(surroundings).choose('pause');
    for (const key of kept.keys()) kept.set(key, 'faster');
    expect(createMotionStore(surroundings).getState().choice).toBeUndefined();
  });

  test('that was made on another page holds when the browser brings this one back', () => {
    const { store, surroundings, comeBack } = fakeMotionStore();
    createMotionStore(surroundings).choose('pause');
    comeBack();
    expect(store.getState().choice).toBe('pause');
  });
});

describe('the surroundings', () => {
  test('are notified of changes', () => {
    const { store, hide, reduce } = fakeMotionStore();
    hide(true);
    expect(store.getState()).toMatchObject({ isHidden: true, isReduced: false });
    reduce(true);
    expect(store.getState()).toMatchObject({ isHidden: true, isReduced: true });
    hide(false);
    reduce(false);
    expect(store.getState()).toMatchObject({ isHidden: false, isReduced: false });
  });

  test('are known from the start', () => {
    const { surroundings, hide, reduce } = fakeMotionSurroundings();
    hide(true);
    reduce(true);
    expect(createMotionStore(surroundings).getState()).toMatchObject({ isHidden: true, isReduced: true });
  });

  test('reach no removed listener', () => {
    const { store, hide } = fakeMotionStore();
    const onChange = vi.fn();
    const leave = store.subscribe(onChange);
    leave();
    hide(true);
    expect(onChange).not.toHaveBeenCalled();
  });
});
