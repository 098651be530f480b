import { afterEach, vi } from 'vitest';

// Files of tests share a process. Also after a test that fails: with its clock, the next ones would wait forever.
afterEach(() => void vi.useRealTimers().restoreAllMocks().unstubAllGlobals().unstubAllEnvs());
