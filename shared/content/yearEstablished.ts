/**
 * The year in which the company was established. Texts in several files use it, so it has its own file: importing it
 * from one of them would let a mistake there hide mistakes in the others.
 */
export const yearEstablished = 2024;
