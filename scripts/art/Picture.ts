/** A picture of the site that this folder can draw. */
export type Picture = {
  /** Its path below shared/pictures/, without ending, such as "services/web-development". */
  name: string;
  ending: 'svg' | 'webp';
  /** Maximum size in bytes. */
  maxBytes: number;
  /** The content of the file. */
  draw(): Promise<string | Uint8Array>;
};
