import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first test of a file waits until Vite has prepared what is imported on demand.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
