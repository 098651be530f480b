import { escapeHtml } from '../../../shared/core/escapeHtml.ts';
import { plural } from '../../../shared/core/plural.ts';
import { pageName } from '../../pipeline/pages/selectPages.ts';
import type { GalleryPage } from './buildSite.ts';
import { type PictureFiles, widths } from './camera.ts';

/** Paths of a page's screenshots, such as `full/services-web-development-390.jpg`. */
export function pictureFiles({ path }: Pick<GalleryPage, 'path'>, width: number): PictureFiles {
  const name = `${pageName(path).replaceAll('/', '-')}-${width}`;
  return { full: `full/${name}.jpg`, small: `small/${name}.webp` };
}

function cell(page: GalleryPage, width: number): string {
  const { full, small } = pictureFiles(page, width);
  const alt = `${page.name} at ${width} pixels`;
  return `<td><a href="${full}"><img src="${small}" alt="${escapeHtml(alt)}" loading="lazy"></a></td>`;
}

function row(page: GalleryPage): string {
  const source = `pages/${page.template}.tsx`;
  return `<tr><th scope="row"><b>${escapeHtml(page.name)}</b>
<a href="http://localhost:4173${page.path}">${page.path}</a>
<a href="../../${source}">${source}</a></th>${widths.map((width) => cell(page, width)).join('')}</tr>`;
}

const styles = `
body { margin: 0; color: #1d2530; background: #f4f7fb; font: 14px/1.5 system-ui, sans-serif; }
header { padding: 16px 24px; }
h1 { margin: 0; font-size: 20px; }
p { margin: 4px 0; }
table { border-collapse: collapse; width: 100%; }
thead th { position: sticky; z-index: 1; inset-block-start: 0; padding: 8px 12px; color: #fff; background: #091e3e; text-align: start; }
tbody tr { border-block-start: 1px solid #dce5ef; }
tbody th { width: 180px; font-weight: 400; text-align: start; overflow-wrap: anywhere; }
tbody th > * { display: block; }
tbody th, td { padding: 16px 12px; vertical-align: top; }
td a { display: block; max-height: 480px; overflow: hidden; background: #fff; box-shadow: 0 1px 6px rgb(9 30 62 / 20%); }
body:has(#whole:checked) td a { max-height: none; }
img { display: block; width: 100%; }
a { color: #036c92; }
td:nth-child(2) { width: 12%; } td:nth-child(3) { width: 18%; } td:nth-child(4) { width: 22%; }
`;

/** The sheet: one row per page, one column per width. It works from the file system, without script. */
export function sheet(pages: GalleryPage[], made: Date): string {
  const date = made.toISOString().slice(0, 16).replace('T', ' ');
  const count = plural(pages.length, 'page');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gallery of ${count}</title><style>${styles}</style></head>
<body><header><h1>${count} at ${widths.length} widths</h1>
<p>Made on ${date} UTC. A picture leads to its full size; an address to the page that “npm start” serves.</p>
<label><input type="checkbox" id="whole"> Show pages in full length</label></header>
<table><thead><tr><th scope="col">Page</th>${widths.map((width) => `<th scope="col">${width} px</th>`).join('')}</tr></thead>
<tbody>
${pages.map(row).join('\n')}
</tbody></table></body></html>
`;
}
