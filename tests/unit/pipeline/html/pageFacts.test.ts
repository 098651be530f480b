import { expect, it } from 'vitest';
import { onlyTrueFacts } from '../../../../build/html/finishHtml.ts';

const nothing = { 'script-src': [], 'img-src': [], 'connect-src': [], 'form-action': [], 'frame-src': [] };
const facts = '<ul><li>1</li><li data-if-alone=""><b>2</b></li><li data-if-alone="">3</li><li>4</li></ul>';

it('a page keeps what it says of itself if it uses no other site', () => {
  expect(onlyTrueFacts(facts, nothing)).toBe(facts);
});

it.each(['connect-src', 'frame-src'])('a page with a %s of another site does not say so', (directive) => {
  const sources = { ...nothing, [directive]: ['https://stats.example.com'] };
  expect(onlyTrueFacts(facts, sources)).toBe('<ul><li>1</li><li>4</li></ul>');
});
