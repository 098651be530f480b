import type { IconifyJSON } from '@iconify/types';
import { optimize } from 'svgo';
import { readPackageFile } from './readPackageFile.ts';
import { round } from './round.ts';

type Artwork = { shapes: string; width: number; height: number };

const icons: IconifyJSON = JSON.parse(await readPackageFile('@iconify-json/logos/icons.json'));

/** Drawings that only devicon has in a form without words. */
const fromDevicon: Record<string, string> = {
  flutter: 'devicon/icons/flutter/flutter-original.svg',
  jenkins: 'devicon/icons/jenkins/jenkins-original.svg',
};

async function readArtwork(name: string): Promise<Artwork> {
  const icon = icons.icons[name];
  if (!fromDevicon[name]) {
    if (!icon) throw new Error(`@iconify-json/logos has no "${name}"`);
    return {
      shapes: icon.body,
      width: icon.width ?? icons.width ?? 256,
      height: icon.height ?? icons.height ?? 256,
    };
  }
  const svg = await readPackageFile(fromDevicon[name]);
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1];
  if (!shapes || !width || !height) throw new Error(`${fromDevicon[name]} is not the SVG that was expected`);
  return { shapes, width: Number(width), height: Number(height) };
}

/** Before its first stop and after its last a gradient keeps their colours: a second stop of the same says nothing. */
const withoutPlainStops = (svg: string) =>
  svg
    .replace(
      /(Gradient\b[^>]*>)<stop offset="[^"]*" (stop-color="[^"]*")\/>(?=<stop offset="[^"]*" \2\/>)/g,
      '$1',
    )
    .replace(/(<stop offset="[^"]*" (stop-color="[^"]*")\/>)<stop offset="[^"]*" \2\/>(?=<\/)/g, '$1');

/** At the size of a key, whole units of 128 or 256 are invisible. */
function roundShapes({ shapes, width, height }: Artwork): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  const { data } = optimize(svg, { multipass: true, floatPrecision: Math.max(width, height) < 100 ? 1 : 0 });
  return withoutPlainStops(data.replace(/^<svg[^>]*>|<\/svg>$/g, ''));
}

/** Logos bring ids of their own for gradients and clips: in one file they must not meet. */
function withOwnIds(svg: string, prefix: string): string {
  return svg
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
}

/**
 * A technology's logo in its own colours, in the middle of a square, as SVG.
 * @param name its name in @iconify-json/logos, or one of those from devicon
 * @throws when there is no such logo
 */
export async function technologyLogo(name: string, left: number, top: number, side: number): Promise<string> {
  const artwork = await readArtwork(name);
  const { width, height } = artwork;
  const scale = side / Math.max(width, height);
  const x = round(left + (side - width * scale) / 2, 2);
  const y = round(top + (side - height * scale) / 2, 2);
  return `<g transform="translate(${x} ${y}) scale(${round(scale, 4)})">${withOwnIds(roundShapes(artwork), name)}</g>`;
}
