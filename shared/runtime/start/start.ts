/*
 * The inline script, which runs from the first frame on: behaviour that needs no React, and saving for React what a
 * visitor does before it loads. If one part fails, the others still run.
 */
import { followLoader } from './followLoader.ts';
import { followScroll } from './followScroll.ts';
import { holdInput } from './holdInput.ts';
import { importEntry } from './importEntry.ts';
import { keepDrafts } from './keepDrafts.ts';
import { markInteraction } from './markInteraction.ts';
import { showViewTransitions } from './showViewTransitions.ts';
import { startEach } from './startEach.ts';

const { entry, preload } = document.currentScript!.dataset;
startEach([
  followLoader,
  followScroll,
  showViewTransitions,
  keepDrafts,
  markInteraction,
  holdInput,
  () => importEntry(entry!, preload!.split(' ').filter(Boolean)),
]);
