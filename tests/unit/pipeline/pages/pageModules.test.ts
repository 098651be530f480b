import path from 'node:path';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderHtml } from '#shared/runtime/islands/Island.tsx';
import { ownIslandFiles, templatesWithIslands } from '../../../../scripts/pipeline/pages/pageModules.ts';

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

const widthOf = () => window.innerWidth;
const Ruler = () => widthOf();

test('a component that reads what only browsers have is named, with what to do', () => {
  expect(() => renderHtml(createElement('p', null, createElement(Ruler)))).toThrow(
    /^Ruler cannot be rendered: window is not defined\. .* effect or a handler$/,
  );
});
