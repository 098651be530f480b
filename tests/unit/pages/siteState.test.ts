import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SiteState } from '../../../scripts/pipeline/SiteState.ts';
import { service } from '../../support/samples.ts';

test('a server or a build can work on one page alone', async () => {
  const name = `services/${service.slug}`;
  const state = new SiteState('.pages/unit-state', { base: '/', siteUrl: '' }, [name]);
  await state.refresh();
  expect(Object.keys(state.input)).toEqual([name]);
  expect(Object.values(state.input).filter((file) => !existsSync(file))).toEqual([]);
  expect(state.findByPath('/about/')).toBeUndefined();
  expect(state.isWholeSite).toBe(false);
});
