import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import type { Island } from '#shared/runtime/islands/Island.tsx';
import type { createMotionStore } from '#shared/runtime/motion/pageMotion.ts';

// The first test of a file waits until Vite has prepared what is imported on demand.
configure({ asyncUtilTimeout: 20_000 });

// Pages as they are once their islands are awake.
vi.mock('#shared/runtime/islands/Island.tsx', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  Island: ({ of, props }: Parameters<typeof Island>[0]) => createElement(of, props as object),
}));

// A store of motion for each test, made when it is first asked for.
let motion: ReturnType<typeof createMotionStore> | undefined;
vi.mock('#shared/runtime/motion/pageMotion.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#shared/runtime/motion/pageMotion.ts')>();
  return { ...original, pageMotion: () => (motion ??= original.createMotionStore()) };
});

afterEach(cleanup);

// Files of tests share a process: each test, and the modules of each file, begin on a page as a new one would be.
const renewPage = () => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  motion = undefined;
};
beforeEach(renewPage);
afterAll(() => {
  vi.resetModules();
  renewPage();
});
