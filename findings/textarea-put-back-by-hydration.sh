#!/usr/bin/env bash
# Guess: what a visitor types before React hydrates a field is either kept in all kinds of uncontrolled fields or in none.
# Happens: text, number, date, range, check boxes, radio buttons and both kinds of select keep it, and a <textarea> without
#   a default keeps it, too. A <textarea> with a `defaultValue` is put back to that, in silence: no warning, no event, no
#   recoverable error. Controlled fields show what was typed over a state that does not know it, the <textarea> loses it.
# Versions: react and react-dom 19.3.1, Chromium 156, playwright-core 1.65.1. 2026-11-28.
# Meets: people on slow lines at forms with a prepared message ("I am interested in …") or a draft: they change it, and
#   the old text is sent. Trying it with an <input> shows nothing. Remedy: read the element's value before hydrating.
source "$(dirname "$0")/lib.sh"
install react@19.3.1 react-dom@19.3.1 esbuild@0.28.2 playwright-core@1.65.1
cat > form.mjs <<'END'
import { createElement as e, Fragment } from 'react';

export const form = e(
  Fragment,
  null,
  e('input', { name: 'text', defaultValue: 'a' }),
  e('input', { name: 'number', type: 'number', defaultValue: '1' }),
  e('input', { name: 'date', type: 'date', defaultValue: '2026-01-01' }),
  e('input', { name: 'check', type: 'checkbox' }),
  e('select', { name: 'select', defaultValue: '1' }, e('option', null, '1'), e('option', null, '2')),
  e('textarea', { name: 'empty' }),
  e('textarea', { name: 'prepared', defaultValue: 'I am interested' }),
);
END
cat > see.mjs <<'END'
import { buildSync } from 'esbuild';
import { chromium } from 'playwright-core';
import { renderToString } from 'react-dom/server';
import { form } from './form.mjs';

const client = `import { hydrateRoot } from 'react-dom/client';
import { form } from './form.mjs';
window.errors = [];
window.hydrate = () => hydrateRoot(document.querySelector('main'), form, { onRecoverableError: (error) => errors.push(String(error)) });`;
const { outputFiles } = buildSync({
  stdin: { contents: client, resolveDir: process.cwd() },
  bundle: true,
  write: false,
  define: { 'process.env.NODE_ENV': '"production"' },
});
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(`<main>${renderToString(form)}</main>`);
await page.addScriptTag({ content: outputFiles[0].text });
for (const [name, value] of Object.entries({ text: 'typed', number: '7', date: '2026-02-02', empty: 'typed', prepared: 'typed' })) {
  await page.fill(`[name=${name}]`, value);
}
await page.check('[name=check]');
await page.selectOption('select', '2');
const read = () =>
  page.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll('[name]')].map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value])),
  );
const typed = await read();
await page.evaluate(() => window.hydrate());
await page.waitForFunction(() => Object.keys(document.querySelector('main')).some((key) => key.startsWith('__reactContainer')));
await page.waitForTimeout(500);
const hydrated = await read();
const errors = await page.evaluate(() => window.errors);
await browser.close();
console.table({ typed, hydrated });
const changed = Object.keys(typed).filter((name) => typed[name] !== hydrated[name]);
if (changed.join() !== 'prepared' || hydrated.prepared !== 'I am interested' || errors.length > 0) {
  console.log('Changed', changed, errors);
  process.exit(1);
}
END
timeout 90 node see.mjs
