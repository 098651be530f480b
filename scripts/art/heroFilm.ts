/*
 * `npm run film -- <folder>` draws the frames of the hero's large film into a folder and makes the two
 * files of them that browsers are served. It takes about 40 minutes on two quiet cores and goes on where it was
 * interrupted. Needs ffmpeg.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../../shared/core/UserError.ts';
import { runCommand } from '../lib/runCommand.ts';
import { NightStudio } from './night/NightStudio.ts';
import type { Format } from './night/photograph/Shot.ts';

const run = promisify(execFile);

const format: Format = { width: 1920, height: 1080, samples: 4 };
const [seconds, framesPerSecond] = [8, 25];
const frames = seconds * framesPerSecond;

const maxBytes = 900_000;

/** Browsers take the colours of a film for BT.709 when it says so, and then show those of the still. */
const colours = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p',
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];

const codecs = {
  webm: ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '50'],
  // At a constant quality this small, H.264 would show its blocks: it gets the rate that `maxBytes` allows.
  mp4: [
    '-c:v',
    'libx264',
    '-preset',
    'slower',
    '-refs',
    '4',
    '-level',
    '4.1',
    '-b:v',
    '860k',
    '-movflags',
    '+faststart',
  ],
};

const fileOf = (folder: string, frame: number) => path.join(folder, `${String(frame).padStart(3, '0')}.png`);

/** All frames, every eighth first, so that a part of them already shows the whole loop. */
const order = [8, 4, 2, 1].flatMap((step) =>
  Array.from({ length: frames }, (_, frame) => frame).filter(
    (frame) => frame % step === 0 && (step === 8 || frame % (step * 2) !== 0),
  ),
);

async function drawFrames(folder: string): Promise<void> {
  const studio = new NightStudio();
  try {
    for (const [index, frame] of order.entries()) {
      const file = fileOf(folder, frame);
      if (existsSync(file)) continue;
      // Renamed when it is whole: an interrupted frame is drawn again.
      await writeFile(`${file}.part`, await studio.draw('hero', format, frame / frames));
      await rename(`${file}.part`, file);
      console.log(`frame ${frame}: ${index + 1} of ${frames}`);
    }
  } finally {
    await studio.close();
  }
}

/** Makes one file of the frames. Its name has its fingerprint, as browsers keep a film for a year. */
async function encode(folder: string, ending: keyof typeof codecs): Promise<void> {
  const draft = path.join(folder, `hero-loop-${format.width}.${ending}`);
  const input = ['-framerate', String(framesPerSecond), '-i', path.join(folder, '%03d.png')];
  const make = (...rest: string[]) =>
    run('ffmpeg', ['-y', '-v', 'error', ...input, ...colours, ...codecs[ending], ...rest]);
  if (ending === 'webm') await make(draft);
  else {
    // A rate is kept best when a first pass has measured the film.
    const log = ['-passlogfile', path.join(folder, 'passes')];
    await make('-pass', '1', ...log, '-f', 'null', '-');
    await make('-pass', '2', ...log, draft);
  }
  const { size } = await stat(draft);
  if (size > maxBytes) throw new UserError(`${draft} has ${size} bytes, at most ${maxBytes} are allowed.`);
  const fingerprint = createHash('sha256')
    .update(await readFile(draft))
    .digest('hex')
    .slice(0, 8);
  const file = draft.replace(/\.\w+$/, `.${fingerprint}$&`);
  await rename(draft, file);
  console.log(`${file}  ${(size / 1000).toFixed(1)} kB`);
}

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new UserError('Say in which folder the frames are to be drawn.');
  await mkdir(folder, { recursive: true });
  await drawFrames(folder);
  for (const ending of ['webm', 'mp4'] as const) await encode(folder, ending);
});
