// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { clearTrap, isTrapFilled, type TrapField } from '../../../shared/forms/trap.ts';

type Content = { value?: string; checked?: boolean };

const control = (type: TrapField['type'], content: Content = {}): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type, ...content });

describe('a trap', () => {
  it.each([
    ['an empty text', control('text'), false],
    ['a text', control('text', { value: 'https://spam.example' }), true],
    ['a blank', control('text', { value: ' ' }), true],
    ['an unchecked box', control('checkbox'), false],
    ['a checked box', control('checkbox', { checked: true }), true],
  ])('with %s is filled: %s', (_what, input, isFilled) => {
    expect(isTrapFilled(input)).toBe(isFilled);
    clearTrap(input);
    expect(isTrapFilled(input)).toBe(false);
  });

  it('that is a checkbox keeps its value, which is sent when a robot checks it', () => {
    const box = control('checkbox', { value: 'on', checked: true });
    clearTrap(box);
    expect(box.value).toBe('on');
  });
});
