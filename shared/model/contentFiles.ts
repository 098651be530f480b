/** The texts of all content files by their paths in the project, such as `shared/content/jobs/react-developer.yaml`. */
export const contentFiles: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../content/**/*.{yaml,yml}', { eager: true, query: '?raw', import: 'default' }),
  ).map(([file, text]) => [file.replace('..', 'shared'), text]),
);
