/** Lifetime of a draft after the last edit, in milliseconds: others may use the same browser later. */
export const draftLifetime = 2 * 60 * 60 * 1000;
