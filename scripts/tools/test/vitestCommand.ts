/** The command that runs projects of tests, and counts them for the summary. */
export function vitestCommand(...projects: string[]): string {
  const named = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${named} --reporter=dot --reporter=./scripts/tools/test/VitestReporter.ts`;
}
