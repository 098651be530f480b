import { contentTexts } from '../../build/lib/files.ts';

/** The same as in the model, for tests that Vite does not compile. */
export const contentFiles = contentTexts();
