// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { clearHoneypot, type HoneypotField, isHoneypotFilled } from '../../../shared/forms/honeypot.ts';

type Content = { value?: string; checked?: boolean };

const control = (type: HoneypotField['type'], content: Content = {}): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type, ...content });

describe('a honeypot', () => {
  it.each([
    ['an empty text', control('text'), false],
    ['a text', control('text', { value: 'https://spam.example' }), true],
    ['a blank', control('text', { value: ' ' }), true],
    ['an unchecked box', control('checkbox'), false],
    ['a checked box', control('checkbox', { checked: true }), true],
  ])('with %s is filled: %s', (_what, input, isFilled) => {
    expect(isHoneypotFilled(input)).toBe(isFilled);
    clearHoneypot(input);
    expect(isHoneypotFilled(input)).toBe(false);
  });

  it('that is a checkbox keeps its value, which is sent when a robot checks it', () => {
    const box = control('checkbox', { value: 'on', checked: true });
    clearHoneypot(box);
    expect(box.value).toBe('on');
  });
});
