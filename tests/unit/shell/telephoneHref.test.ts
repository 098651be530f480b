import { expect, it } from 'vitest';
import { telephoneHref } from '../../../shared/shell/telephoneHref.ts';

it.each([
  ['+91 98765 43210', 'tel:+919876543210'],
  ['+91 (731) 400-0000', 'tel:+917314000000'],
  ['0731 4000000', 'tel:07314000000'],
])('dials %s as %s', (phone, href) => {
  expect(telephoneHref(phone)).toBe(href);
});
