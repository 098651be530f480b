import { plural } from '#shared/core/plural.ts';
import type { Finding } from './checkRows.ts';

function linesOf(findings: Finding[]): string[] {
  return [...new Set(findings.map(({ what }) => what))].map((what) => {
    const [first, ...others] = findings.filter((finding) => finding.what === what);
    const address = others.length > 0 ? `${first!.address} and ${others.length} more:` : first!.address;
    return `${address} ${what}${first!.detail ? ` (${first!.detail})` : ''}`;
  });
}

/** The report on a live site: one line for each problem, then remarks and a summary. */
export function reportLive(findings: Finding[]): string {
  const problems = linesOf(findings.filter(({ isRemark }) => !isRemark));
  const remarks = linesOf(findings.filter(({ isRemark }) => isRemark)).map((line) => `Remark: ${line}`);
  const summary =
    problems.length === 0
      ? 'Checked pages, delivery and addresses: no problems found'
      : `${plural(problems.length, 'problem')} found. hosting/README.md has a recipe for each host`;
  return [...problems, ...remarks, summary].join('\n');
}
