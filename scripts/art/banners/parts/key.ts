import type { MaterialName } from '../../night/materials.ts';
import type { Stage, Triple } from '../../night/Stage.ts';
import { slab } from '../../night/slabs.ts';
import { drawGlyph, type GlyphName } from './glyphs.ts';

type Key = { at: Triple; height: number; glyph?: GlyphName; material?: MaterialName; side?: number };

/** A key with a glyph on its top: dark on a white key, white on any other. */
export function key(stage: Stage, { at, height, glyph, material = 'paper', side = 1.5 }: Key): void {
  const { top } = slab(stage, { at, size: [side, height, side], material, corner: 0.28 });
  const isBright = material === 'paper' || material === 'mist';
  if (glyph) drawGlyph(stage, top, side, glyph, isBright ? 'navy' : 'paper');
}
