declare module 'fontverter' {
  type Format = 'sfnt' | 'woff' | 'woff2';

  /** Resolves to the font in another format. */
  export function convert(font: Buffer, to: Format, from?: Format): Promise<Buffer>;
}
