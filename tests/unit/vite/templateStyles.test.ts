import path from 'node:path';
import { expect, test } from 'vitest';
import { ownIslandFiles, templatesWithIslands } from '../../../scripts/pipeline/pages/pageModules.ts';
import { templateStyles } from '../../../scripts/pipeline/vite/templateStyles.ts';

const pages = [
  { template: 'home', islands: 'Film', html: '<div class="hero card card--wide"></div>' },
  { template: 'about', islands: 'Form', html: '<div class="card"></div>' },
  { template: 'contact', islands: 'Form', html: '<div class="field"></div>' },
  { template: 'terms', islands: '', html: '<div class="card"></div>' },
];

test.each([
  ['elements', 'h2{margin:0}', 'h2{margin:0}'],
  [
    'what both have, in a state or variant that only one has now',
    '.card--wide{margin:0}',
    '.card--wide{margin:0}',
  ],
  ['what comes with a script alone', '.dialog__form{margin:0}', '.dialog__form{margin:0}'],
  ['a negated class of another template', '.card:not(.hero){margin:0}', '.card:not(.hero){margin:0}'],
  ['what another template with the same islands shows', '.field{margin:0}', '.field{margin:0}'],
  [
    'what one of two blocks may have',
    ':is(.hero,.card,.hero) p{margin:0}',
    ':is(.hero,.card,.hero) p{margin:0}',
  ],
  [
    'keyframes that a rule names',
    '.card{animation:1s turn}@keyframes turn{to{rotate:1turn}}',
    '.card{animation:1s turn}@keyframes turn{to{rotate:1turn}}',
  ],
  ['one of several', '.hero,.card{margin:0}', '.hero,.card{margin:0}'],
  ['nothing of another template alone', '.hero__lead{margin:0}', ''],
  ['nothing of another template within its own', '.card .hero{margin:0}', ''],
  ['nothing that another template requires in each case', ':is(.hero .card,.hero p) a{margin:0}', ''],
  ['no keyframes of another template', '.hero{animation:1s turn}@keyframes turn{to{rotate:1turn}}', ''],
  ['no group of such keyframes', '@layer page{@keyframes turn{to{rotate:1turn}}}', ''],
  ['no group that has become empty', '@layer page{@media (width>1px){.hero{margin:0}}}', ''],
])('a template keeps %s', (_what, css, kept) => {
  expect(templateStyles(css, pages).get('about')).toBe(kept);
});

test.each([
  ['what it shows', '.card--wide{margin:0}', '.card--wide{margin:0}'],
  ['nothing that no page shows', '.dialog__form{margin:0}', ''],
  ['nothing of another template', '.field{margin:0}', ''],
])('a template without islands keeps %s', (_what, css, kept) => {
  expect(templateStyles(css, pages).get('terms')).toBe(kept);
});

test('a template has islands if one of its pages shows one of its folder, at once or later', () => {
  const [island] = ownIslandFiles({ template: 'home/HomePage' });
  const name = path.basename(island!, '.tsx');
  const page = (template: string) => ({ template });
  const contents = new Map([
    [page('home/HomePage'), `<div data-island="${name}">`],
    [page('home/LaterPage'), `<div data-html="&lt;div data-island=&quot;${name}&quot;">`],
    [page('home/PlainPage'), '<div data-island="SiteHeader">'],
    [page('about/AboutPage'), `<div data-island="${name}">`],
  ]);
  expect([...templatesWithIslands(contents)]).toEqual(['home/HomePage', 'home/LaterPage']);
});
