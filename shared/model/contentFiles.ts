/** The texts of all content files by their paths in the project. Browser tests, which Vite does not compile, have another. */
export const contentFiles: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../content/**/*.{yaml,yml}', { eager: true, query: '?raw', import: 'default' }),
  ).map(([file, text]) => [file.replace('..', 'shared'), text]),
);
