#!/usr/bin/env bash
# Guess: a plain <output>3 jobs</output> passes every checker; it is a status region and needs no name.
# Happens: IBM's checker reports a violation, "Form control element <output> has no associated label", as if it took
#   input; axe finds nothing. IBM also wants one tab stop in a customizable <select>, whose button is its own part.
# Versions: accessibility-checker-engine 4.0.34, axe-core 4.14.1, Chromium 150. 2026-11-27.
# Meets: who announces the number of results with <output> and runs both checkers, or changes from one to the other.
source "$(dirname "$0")/lib.sh"
install axe-core@4.14.1 accessibility-checker-engine@4.0.34 playwright-core@1.65.1
cat > see.mjs <<'END'
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const require = createRequire(import.meta.url);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(`<!doctype html><html lang="en"><title>Jobs</title><main><h1>Jobs</h1><output>3 jobs</output>
  <label>Kind <select><button><selectedcontent></selectedcontent></button><option>a</option></select></label></main></html>`);
await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
const axe = await page.evaluate(async () => (await axe.run()).violations.map((violation) => violation.id));
await page.addScriptTag({ path: require.resolve('accessibility-checker-engine/ace.js') });
const ibm = await page.evaluate(async () => {
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
  return results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] !== 'PASS').map(({ ruleId, value, message }) => `${ruleId} ${value[1]}: ${message}`);
});
await browser.close();
console.log({ axe, ibm });
if (axe.length > 0 || !ibm.some((line) => line.startsWith('input_label_exists FAIL')) || !ibm.some((line) => line.startsWith('widget_tabbable_single'))) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
