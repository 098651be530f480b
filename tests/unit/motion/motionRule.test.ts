import { describe, expect, test } from 'vitest';
import { mayMove, type PageMotion, type PartMotion } from '../../../shared/runtime/motion/motionRule.ts';

const page: PageMotion = { choice: undefined, isReduced: false, isHidden: false };
const part: PartMotion = { hasFocus: false, isHovered: false };

describe('a moving part', () => {
  test('moves when no condition stops it', () => {
    expect(mayMove(page, part)).toBe(true);
  });

  test.each<[string, Partial<PageMotion>, Partial<PartMotion>]>([
    ['the visitor paused', { choice: 'pause' }, {}],
    ['the system asks for less motion', { isReduced: true }, {}],
    ['the tab is hidden', { isHidden: true }, {}],
    ['the focus is inside', {}, { hasFocus: true }],
    ['the pointer rests on it', {}, { isHovered: true }],
    ['less motion is asked for, whatever the visitor pressed', { isReduced: true, choice: 'play' }, {}],
    ['the tab is hidden, whatever the visitor pressed', { isHidden: true, choice: 'play' }, {}],
  ])('is still when %s', (_reason, pageChange, partChange) => {
    expect(mayMove({ ...page, ...pageChange }, { ...part, ...partChange })).toBe(false);
  });

  test.each<[string, Partial<PartMotion>]>([
    ['focus', { hasFocus: true }],
    ['pointer', { isHovered: true }],
    ['both', { hasFocus: true, isHovered: true }],
  ])('moves despite %s once the visitor has pressed Play', (_what, change) => {
    expect(mayMove({ ...page, choice: 'play' }, { ...part, ...change })).toBe(true);
  });
});
