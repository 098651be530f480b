/*
 * The only script in the HTML, from the first frame on: what works without React, and what keeps for React what a
 * visitor does before it is there. One part that fails leaves the others.
 */
import { followLoader } from './followLoader.ts';
import { followScroll } from './followScroll.ts';
import { holdInput } from './holdInput.ts';
import { importEntry } from './importEntry.ts';
import { keepDrafts } from './keepDrafts.ts';
import { markTouched } from './markTouched.ts';
import { showViewTransitions } from './showViewTransitions.ts';

const { entry, preload } = document.currentScript!.dataset;
const parts = [
  followLoader,
  followScroll,
  showViewTransitions,
  keepDrafts,
  markTouched,
  holdInput,
  () => importEntry(entry!, preload!.split(' ').filter(Boolean)),
];
for (const start of parts) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
