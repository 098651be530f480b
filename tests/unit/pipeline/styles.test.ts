import path from 'node:path';
import postcss from 'postcss';
import { compileString } from 'sass';
import { normalizePath } from 'vite';
import { expect, test } from 'vitest';
import { type BreakpointName, breakpoints, breakpointUp } from '#shared/core/tokens.ts';
import { rendererFile, templateFile } from '../../../build/pages/Page.ts';
import { inLayer } from '../../../build/styles/compileStyles.ts';
import { criticalStyles } from '../../../build/styles/criticalStyles.ts';
import { reachedStyles } from '../../../build/styles/reachedStyles.ts';

test('styles and scripts agree on the breakpoints', () => {
  const names = Object.keys(breakpoints) as BreakpointName[];
  const rules = names.map((name) => `@include breakpoint-up(${name}) { a { color: red; } }`);
  const url = new URL('../../../shared/styles/test.scss', import.meta.url);
  const { css } = compileString(`@use 'tools' as *; ${rules.join('')}`, { url });
  expect(css.match(/@media .*(?= \{)/g)).toEqual(names.map((name) => `@media ${breakpointUp(name)}`));
});

test('development puts a style sheet into the layer of its folder, with each line where it was', () => {
  expect(inLayer("@use 'a';\n\n.quote {}", 'shared/ui/Quote.scss')).toBe(
    "@use 'a'; @layer components {\n\n.quote {}}",
  );
  expect(inLayer('.quote {}', 'pages/about/Quote.scss')).toBe(' @layer page {.quote {}}');
  expect(inLayer('@layer base {}', 'shared/styles/main.scss')).toBe('@layer base {}');
});

test('a template has the styles that it imports, each once, also of what its islands show later, and every page those of the renderer, the order of the layers first', async () => {
  const moduleOf = (file: string) => normalizePath(path.resolve(file));
  const contact = { template: 'contact/ContactPage' };
  const mainStyles = moduleOf('shared/styles/main.scss');
  const imports = new Map<string, string[]>([
    [moduleOf(rendererFile), ['Footer.tsx', 'SiteHeader.tsx', mainStyles]],
    ['Footer.tsx', ['Icon.tsx', 'Footer.scss']],
    ['Icon.tsx', ['Icon.scss', 'Footer.tsx']],
    ['SiteHeader.tsx', ['Header.scss']],
    [moduleOf(templateFile(contact)), ['Card.tsx', 'Icon.tsx', 'EnquiryForm.tsx', 'ContactPage.css']],
    ['Card.tsx', ['Card.scss', 'card.svg']],
    ['Card.scss', ['_corners.scss']],
    ['EnquiryForm.tsx', ['Thanks.tsx']],
    ['Thanks.tsx', ['Thanks.scss?inline', 'Thanks.scss', 'Card.tsx']],
    ['HeroFilm.tsx', ['Film.scss']],
  ]);
  const { shell, own } = await reachedStyles(contact, (module) => imports.get(module) ?? []);
  expect(shell).toEqual([mainStyles, 'Icon.scss', 'Footer.scss', 'Header.scss']);
  expect(own).toEqual(['Card.scss', 'Thanks.scss', 'ContactPage.css']);
});

const firstView =
  '<div class="banner on-navy"><h1 class="banner__title">Words</h1><div popover><a class="menu">Menu</a></div></div>';
const criticalOf = (css: string) => criticalStyles(postcss.parse(css))(firstView);

test.each([
  ['one of several', '.card,.banner{margin:0}'],
  ['a font', '@font-face{font-family:Outfit;src:url(outfit-core-5e3f.woff2)}'],
  ['an animation that it uses', '.banner{animation:2s linear rise}@keyframes rise{0%{opacity:0}}'],
  ['what older browsers would not close', '@supports not selector(:popover-open){.menu{margin:0}}'],
  ['a token that it uses', ':root{--gap:4px}.banner{margin:var(--gap)}'],
  ['one of several states that is there at first', '.banner:is(.on-navy,:hover,:active){margin:0}'],
  ['a state of what is inside, negated', '.banner:not(:has(:focus-visible),.card:is(:hover)){margin:0}'],
  ['one class of several, in an alternative', ':is(.card,.card.open,.banner){margin:0}'],
  ['a state that only browsers know', 'h1:lang(en){margin:0}h1:not(:invalid){margin:0}'],
  ['a pseudo-element', 'h1>::before{margin:0}h1::file-selector-button{margin:0}'],
  ['a selector that only browsers can read', 'h1:nth-child(1 of [class]){margin:0}'],
])('the styles of a first view hold rules for %s', (_what, css) => {
  expect(criticalOf(css)).toBe(css);
});

test.each([
  ['a class below it inside another', '.banner .card{margin:0}'],
  ['what is closed at first', '.menu{margin:0}'],
  ['what is open later', '.on-navy:has(dialog[open]){margin:0}'],
  ['a state that a visitor brings about', '.banner:hover::after{margin:0}'],
  ['the alternative text of a picture that failed to load', '.banner::after{content:attr(alt)}'],
  ['a font of other characters', '@font-face{font-family:Outfit;src:url(outfit-latin-5e3f.woff2)}'],
  ['print', '@media print{.banner{margin:0}}'],
  ['states alone', 'h1:is(:hover,:active){margin:0}h1:not(:active):hover{margin:0}'],
  ['a class below it beside a state that only browsers know', '.banner:has(.card):target{margin:0}'],
  ['a selection', '.banner ::selection{margin:0}'],
  ['an animation that is used below it', '.card{animation-name:rise}@keyframes rise{0%{opacity:0}}'],
])('the styles of a first view leave rules for %s to the style sheet', (_what, css) => {
  expect(criticalOf(css)).toBe('');
});

test('the styles of a first view are its own, also where two differ only in an attribute or its value', () => {
  const stylesOf = criticalStyles(postcss.parse('a[aria-current="page"]{margin:0}b[hidden]{margin:0}'));
  expect(stylesOf('<a aria-current="true"></a><b></b>')).not.toContain('margin');
  expect(stylesOf('<a aria-current="page"></a><b></b>')).toContain('a[aria-current="page"]{margin:0}');
  expect(stylesOf('<a aria-current="true"></a><b hidden=""></b>')).toContain('b[hidden]{margin:0}');
});

test('the styles of a first view leave tokens that they do not use to the style sheet, and those that only these use', () => {
  expect(criticalOf(':root{--a:4px;--b:var(--a);margin:0}')).toBe(':root{margin:0}');
  expect(criticalOf(':root{margin:0;--a:4px;--a:4px;--b:8px}h1{--c:1}')).toBe(':root{margin:0}h1{}');
});

test('the styles of a first view keep the order of all layers, and their rules in media queries and layers', () => {
  const css = '@layer base,page;@layer base{@media (width>=37.5em){.banner{margin:0}.banner h1{padding:0}}}';
  expect(criticalOf(`${css}@layer page{.card{margin:0}}`)).toBe(css);
});
