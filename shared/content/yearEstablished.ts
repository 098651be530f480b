/**
 * The year in which the company was established. Texts in several files name it, so it has a file of its own: a mistake
 * in one of them must not hide those in another.
 */
export const yearEstablished = 2024;
