/*
 * `npm run logos`: writes the technology logos to shared/pictures/logos/ from the packages that the table names.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { IconifyJSON } from '@iconify/types';
import { optimize } from 'svgo';
import { runCommand } from '../lib/runCommand.ts';
import { readPackageFile } from './readPackageFile.ts';

/** Where a logo is drawn: an icon of @iconify-json/logos, a file of devicon, or a one-colour mark of simple-icons. */
type Source = string | { devicon: string } | { mark: string; colour: string };

type Drawing = { shapes: string; box: [left: number, top: number, width: number, height: number] };

const logos: Record<string, Source> = {
  react: 'react',
  nextjs: 'nextjs-icon',
  vue: 'vue',
  angular: 'angular-icon',
  jquery: { mark: 'jquery', colour: '#0769AD' },
  html: { devicon: 'html5/html5-original' },
  css: { devicon: 'css3/css3-original' },
  javascript: 'javascript',
  bootstrap: 'bootstrap',
  wordpress: 'wordpress-icon',
  nodejs: 'nodejs-icon',
  python: 'python',
  django: 'django-icon',
  'ruby-on-rails': { mark: 'rubyonrails', colour: '#D30001' },
  java: 'java',
  'spring-boot': 'spring-icon',
  php: 'php',
  laravel: 'laravel',
  dotnet: 'dotnet',
  go: 'go',
  'react-native': { devicon: 'reactnative/reactnative-original' },
  flutter: { devicon: 'flutter/flutter-original' },
  swift: 'swift',
  kotlin: 'kotlin-icon',
  android: 'android-icon',
  ios: 'ios',
  ionic: 'ionic-icon',
  'dotnet-maui': 'dotnet',
  aws: 'aws',
  azure: 'microsoft-azure',
  'google-cloud': 'google-cloud',
  docker: 'docker-icon',
  kubernetes: 'kubernetes',
  jenkins: { devicon: 'jenkins/jenkins-original' },
  terraform: 'terraform-icon',
};

const folder = path.resolve(import.meta.dirname, '../../shared/pictures/logos');

function fromSvg(svg: string): Drawing {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1]?.trim().split(/\s+/).map(Number);
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1];
  if (box?.length !== 4 || !shapes) throw new Error('a drawing has no viewBox or is empty');
  return { shapes, box: box as Drawing['box'] };
}

function fromIconify(set: IconifyJSON, key: string): Drawing {
  const icon = set.icons[key];
  if (!icon) throw new Error(`@iconify-json/logos has no "${key}"`);
  return { shapes: icon.body, box: [0, 0, icon.width ?? set.width ?? 256, icon.height ?? set.height ?? 256] };
}

async function readDrawing(set: IconifyJSON, source: Source): Promise<Drawing> {
  if (typeof source === 'string') return fromIconify(set, source);
  if ('devicon' in source) return fromSvg(await readPackageFile(`devicon/icons/${source.devicon}.svg`));
  const { shapes, box } = fromSvg(await readPackageFile(`simple-icons/icons/${source.mark}.svg`));
  return { shapes: `<g fill="${source.colour}">${shapes}</g>`, box };
}

/** Side in units of drawings that are smaller in their packages, so that pages can round all logos to whole units. */
const usualSide = 256;

/** Centres a drawing in a square, so that all logos look alike in their tiles. */
function toSquare({ shapes, box: [left, top, width, height] }: Drawing): string {
  const side = Math.max(width, height);
  const scale = Math.max(1, usualSide / side);
  const box = [left - (side - width) / 2, top - (side - height) / 2, side, side];
  const scaled = scale > 1 ? `<g transform="scale(${scale})">${shapes}</g>` : shapes;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map((length) => length * scale).join(' ')}">${scaled}</svg>`;
}

await runCommand(async () => {
  const set: IconifyJSON = JSON.parse(await readPackageFile('@iconify-json/logos/icons.json'));
  await mkdir(folder, { recursive: true });
  for (const [name, source] of Object.entries(logos)) {
    const square = toSquare(await readDrawing(set, source));
    // The prefix keeps ids apart when logos end up in one document, as on the technology pictures.
    const { data } = optimize(square, {
      multipass: true,
      plugins: [
        'preset-default',
        'removeTitle',
        { name: 'prefixIds', params: { prefix: `logo-${name}`, delim: '-' } },
      ],
    });
    await writeFile(path.join(folder, `${name}.svg`), `${data}\n`);
  }
  console.log(`${Object.keys(logos).length} logos: shared/pictures/logos/`);
});
