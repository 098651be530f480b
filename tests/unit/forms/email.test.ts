import { expect, it } from 'vitest';
import { isEmail } from '../../../shared/forms/email.ts';

it.each([
  'name@company.com',
  'first.last+tag@mail.company.co.in',
  "o'brien@x-y.example",
  'name@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g',
  'संपर्क@उदाहरण.भारत',
  'jörg@müller.de',
])('takes %s', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  '',
  'name',
  '@',
  'name@',
  '@company.com',
  'name@company',
  'name@localhost',
  'name@.com',
  'name@company.',
  'name@company..com',
  'name@company.c',
  'name@10.0.0.1',
  'name@-company.com',
  'name@company,com',
  'name@company.com,',
  'name@company.com other@company.com',
  'name @company.com',
  'a@b@company.com',
  'Name <name@company.com>',
])('refuses %j', (address) => {
  expect(isEmail(address)).toBe(false);
});

it('answers at once on long input', () => {
  const start = process.cpuUsage();
  isEmail(`a@${'a-'.repeat(20_000)}.`);
  isEmail(`a@${'a.'.repeat(20_000)}`);
  expect(process.cpuUsage(start).user).toBeLessThan(500_000);
});
