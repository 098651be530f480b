import { convert } from 'fontverter';
import { Blob, Face, Feature, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import { round } from '../../../lib/round.ts';

/** Style of a line: font size in pixels, and extra space after each letter as a share of the size. */
export type TextStyle = { size: number; tracking?: number };

/** One file of a typeface, with some of its characters. */
type Part = { font: Font; characters: ReadonlySet<number> };

/** A positioned letter, in shares of the font size. */
type Letter = { font: Font; glyph: number; x: number; y: number; advance: number };

async function openPart(file: Buffer): Promise<Part> {
  const sfnt = await convert(file, 'sfnt');
  const face = new Face(new Blob(new Uint8Array(sfnt)));
  return { font: new Font(face), characters: new Set(face.collectUnicodes()) };
}

/** Letters of a typeface as outlines, so that a picture with text needs no font to be shown. */
export class Typeface {
  private constructor(
    private readonly parts: Part[],
    private readonly features: Feature[],
  ) {}

  /**
   * @param files contents of font files, by preference
   * @param features OpenType features to turn on, such as "cv11"
   */
  static async open(files: Buffer[], features: string[] = []): Promise<Typeface> {
    const parts: Part[] = [];
    // One after another: the decoder of woff2 returns memory that its next call overwrites.
    for (const file of files) parts.push(await openPart(file));
    return new Typeface(
      parts,
      features.map((tag) => new Feature(tag)),
    );
  }

  /**
   * Width of a line in pixels.
   * @throws when no file has a glyph for a character
   */
  widthOf(text: string, { size, tracking = 0 }: TextStyle): number {
    return this.set(text).reduce((width, { advance }) => width + (advance + tracking) * size, 0);
  }

  /** A line as SVG path data that starts at `x` on `baseline`. */
  outline(text: string, { size, tracking = 0 }: TextStyle, x: number, baseline: number): string {
    let pen = x;
    return this.set(text)
      .map((letter) => {
        const start = pen + letter.x * size;
        const foot = baseline - letter.y * size;
        pen += (letter.advance + tracking) * size;
        const scale = size / letter.font.face.upem;
        const place = (value: number, index: number) =>
          round(index % 2 === 0 ? start + value * scale : foot - value * scale, 2);
        const commands = letter.font.glyphToJson(letter.glyph);
        return commands.map(({ type, values }) => type + values.map(place).join(' ')).join('');
      })
      .join('');
  }

  private set(text: string): Letter[] {
    return this.runsOf(text).flatMap(({ part: { font }, text: run }) => {
      const letters = new TextBuffer();
      letters.addText(run);
      letters.guessSegmentProperties();
      shape(font, letters, this.features);
      const scale = 1 / font.face.upem;
      return letters
        .getGlyphInfosAndPositions()
        .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
          font,
          glyph: codepoint,
          x: xOffset * scale,
          y: yOffset * scale,
          advance: xAdvance * scale,
        }));
    });
  }

  /** Adjacent letters from one file are shaped together, so that they are kerned. */
  private runsOf(text: string): { part: Part; text: string }[] {
    const runs: { part: Part; text: string }[] = [];
    for (const character of text) {
      const part = this.parts.find(({ characters }) => characters.has(character.codePointAt(0)!));
      if (!part) throw new Error(`no font of the site has a letter for "${character}"`);
      const last = runs.at(-1);
      if (last?.part === part) last.text += character;
      else runs.push({ part, text: character });
    }
    return runs;
  }
}
