declare module 'subset-font' {
  type AxisRange = { min: number; max: number; default?: number };

  type SubsetOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    variationAxes?: Record<string, number | AxisRange>;
    noHinting?: boolean;
  };

  /** Resolves to a font with the characters of `text` only. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
