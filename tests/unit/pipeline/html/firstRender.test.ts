import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderHtml } from '#shared/runtime/islands/Island.tsx';

const widthOf = () => window.innerWidth;
const Ruler = () => widthOf();

test('a component that reads what only browsers have is named, with what to do', () => {
  expect(() => renderHtml(createElement('p', null, createElement(Ruler)))).toThrow(
    /^Ruler cannot be rendered: window is not defined\. .* effect or a handler$/,
  );
});
