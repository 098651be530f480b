import { escapeHtml } from '../../../shared/core/escapeHtml.ts';
import type { Picture } from '../Picture.ts';
import { darkMark, lightMark, type MarkColours, markShapes } from './mark.ts';
import { outlineText } from './outlineText.ts';

/** Sets the company's name, as shared/content/company.ts has it, to the right of the mark. */
async function drawLogo(mark: MarkColours, textColour: string): Promise<string> {
  const { company } = await import('../../../shared/content/company.ts');
  const style = { size: 29, weight: 600, tracking: -0.02, x: 47, baseline: 30.4 };
  const { path, right } = await outlineText(company.name, style);
  const box = `viewBox="0 0 ${Math.ceil(right + 1)} 41"`;
  const label = `role="img" aria-label="${escapeHtml(company.name)}"`;
  const name = `<path d="${path}" fill="${textColour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${label}>${markShapes(mark)}${name}</svg>\n`;
}

/** The logo with the company's name, for light and for navy ground. */
export function listLogos(): Picture[] {
  return [
    {
      name: 'brand/logo-dark',
      ending: 'svg',
      maxBytes: 12_000,
      draw: () => drawLogo(darkMark, darkMark.left),
    },
    {
      name: 'brand/logo-light',
      ending: 'svg',
      maxBytes: 12_000,
      draw: () => drawLogo(lightMark, lightMark.left),
    },
  ];
}
