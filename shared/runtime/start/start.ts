/*
 * The inline script, which runs from the first frame on. It does what needs no React, and saves for React what a
 * visitor does before that has loaded. If one step fails, the others still run.
 */
import { keepDrafts } from '#shared/drafts/keepDrafts.ts';
import { adoptStyles } from '../adoptStyles.ts';
import { followLoader } from './followLoader.ts';
import { followScroll } from './followScroll.ts';
import { holdClicks } from './holdClicks.ts';
import { importEntry } from './importEntry.ts';
import { markTouched } from './markTouched.ts';
import { startEach } from './startEach.ts';

/** Fades from page to page. Not in the style sheets, because the Nu Html Checker does not support the rule yet. */
const fade = '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';

const { entry, preload } = document.currentScript!.dataset;
startEach([
  followLoader,
  followScroll,
  () => adoptStyles(fade),
  keepDrafts,
  markTouched,
  holdClicks,
  () => importEntry(entry!, preload!.split(' ').filter(Boolean)),
]);
