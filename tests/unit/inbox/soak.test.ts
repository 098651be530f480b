import { expect, it } from 'vitest';
import { sendMix } from '../../../scripts/tools/measure/sendMix.ts';
import { startInbox } from './startInbox.ts';

it('stores what it acknowledged and nothing else under many valid and hostile requests, and stays up', async () => {
  const inbox = await startInbox();
  const { answers, acknowledged } = await sendMix(new URL(`${inbox.address}enquiry`), 300, 16);

  const kept = (await inbox.list()).map(({ fields }) => Object.fromEntries(fields).firstName);
  expect(kept.toSorted()).toEqual(acknowledged.toSorted());
  expect(answers).toEqual({
    enquiry: { 200: 90 },
    application: { 200: 60 },
    slow: { 200: 24 },
    'broken off': { none: 24 },
    'no form': { 415: 24 },
    malformed: { 400: 24 },
    'without an end': { 400: 15 },
    'too many fields': { 413: 15 },
    'a robot’s': { 422: 21 },
    'too large': { 413: 3 },
  });
  expect(await inbox.folders()).toHaveLength(acknowledged.length);

  expect((await inbox.send('enquiry', new URLSearchParams({ firstName: 'after it all' }))).status).toBe(200);
  expect(await inbox.page()).toContain('after it all');
});
