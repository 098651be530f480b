/** Lifetime of a draft after the last edit, two hours in milliseconds: others may use the same browser later. */
export const draftLifetime = 7_200_000;
