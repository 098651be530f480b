/** Runs in the browser: highlights the texts that match one of the patterns, without a change to the page. */
function highlight(patterns: string[]): void {
  const promise = new RegExp(`^(?:${patterns.join('|')})$`);
  const ranges = [...document.querySelectorAll('main *')]
    .filter(({ textContent }) => promise.test(textContent.trim()))
    .map((element) => {
      const range = new Range();
      range.selectNodeContents(element);
      return range;
    });
  CSS.highlights.set('promise', new Highlight(...ranges));
}

/** What a promise looks like on a page: `[words](address)` is a link, and a name in braces some value. */
const patternOf = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[\\^$.*+?()[\]|]/g, '\\$&')
    .replaceAll(/\{\w+\}/g, '.+');

/** A page that shows which of its sentences promise something, for whoever is to approve them. */
export const markPromises = (html: string, promises: string[]): string =>
  html.replace(
    '</body>',
    (end) =>
      `<style>::highlight(promise) { background: #fd6; color: #000; }</style><script>(${highlight})(${JSON.stringify(promises.map(patternOf)).replaceAll('<', '\\u003c')})</script>${end}`,
  );
