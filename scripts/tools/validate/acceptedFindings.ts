import type { Finding } from './nuChecker.ts';

type Checker = 'nu' | 'html-validate';

/** A complaint of a checker that the site accepts. */
type Accepted = { complaint: RegExp; checkers: Checker[] };

const accepted: Accepted[] = [
  {
    // Forms take ten digits, so browsers must not fill in the country code. They respect that in a telephone field;
    // the standard's table has the value for text fields only.
    complaint: /tel-national/,
    checkers: ['nu', 'html-validate'],
  },
];

/** Splits findings into errors and accepted complaints; `unused` are accepted ones that did not occur. */
export function judgeFindings(checker: Checker, findings: Finding[]) {
  const own = accepted.filter(({ checkers }) => checkers.includes(checker));
  const isAccepted = ({ message }: Finding) => own.some(({ complaint }) => complaint.test(message));
  return {
    errors: findings.filter((finding) => !isAccepted(finding)),
    accepted: findings.filter(isAccepted),
    unused: own.filter(({ complaint }) => !findings.some(({ message }) => complaint.test(message))),
  };
}
