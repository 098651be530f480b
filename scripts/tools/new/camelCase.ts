/** A slug as the name of a file or constant: `case-studies` is `caseStudies`. */
export function camelCase(slug: string): string {
  return slug.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
}
