// Written by "npm run icons" from the table in scripts/icons.ts.

import type { IconData } from '../core/IconData.ts';

/** The icon of a field's error. Several can appear at once, and each reference to the sprite delays the response. */
export const errorIcon: IconData = {
  shapes:
    '<path d="M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m0 192a88 88 0 1 1 88-88 88 88 0 0 1-88 88m-8-80V80a8 8 0 0 1 16 0v56a8 8 0 0 1-16 0m20 36a12 12 0 1 1-12-12 12 12 0 0 1 12 12"/>',
};
