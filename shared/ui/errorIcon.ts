// Written by "npm run icons" from the table in scripts/icons.ts.

/**
 * The icon of a field's error, as a path on 256 by 256 units. Several can appear at once, and each reference to the
 * sprite would delay the response.
 */
export const errorIcon =
  'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m0 192a88 88 0 1 1 88-88 88 88 0 0 1-88 88m-8-80V80a8 8 0 0 1 16 0v56a8 8 0 0 1-16 0m20 36a12 12 0 1 1-12-12 12 12 0 0 1 12 12';
