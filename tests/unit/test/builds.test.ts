import { expect, test } from 'vitest';
import { testBuilds } from '../../../scripts/tools/test/builds.ts';

const { site, subPath } = testBuilds;

test.each(Object.values(testBuilds))('the build of the $name for tests stays out of dist/', ({ env }) => {
  expect(env?.OUT_DIR).toMatch(/^\.cache\/./);
});

test.each([site, subPath])('what tests send from the $name goes to the inbox', ({ env }) => {
  expect(env).toMatchObject({ ENQUIRY_FORM_URL: 'inbox', APPLICATION_FORM_URL: 'inbox' });
});
