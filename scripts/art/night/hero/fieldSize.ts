/** How many columns of blocks the field has along x, and how many rows along z. */
export const columns = 64;
export const rows = 46;
