/** Colours of the marks that lie on faces: bars, glyphs and lines. */
export const ink = {
  white: '#FFFFFF',
  /** The one accent: what is lit. */
  lit: '#06A3DA',
  /** Headings and strong marks on light faces. */
  dark: '#0F2C57',
  /** Bars of text on light faces. */
  grey: '#9FB4CF',
  greySoft: '#C5D3E4',
  /** Hairlines and quiet fields on light faces. */
  line: '#DCE6F1',
  field: '#EEF3F9',
  litField: '#D9F1FA',
  /** Marks on steel faces. */
  steel: '#8196B6',
  onSteel: '#E6EEF7',
  /** Marks on navy faces, strongest first. */
  onNavyStrong: '#7FA3D2',
  onNavy: '#3D6AA8',
  onNavySoft: '#2B5590',
  /** Second marks on lit faces; the first are white. */
  onLit: '#CFF1FD',
  shadow: '#0B2A57',
} as const;
