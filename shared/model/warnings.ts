/** Warnings about the content that was read, one line each. Builds and the development server print them. */
export const warnings: string[] = [];
