import { fill } from '#shared/core/fill.ts';
import { searchLengths } from '#shared/model/schema/fields.ts';
import type { Job } from '#shared/model/schema.ts';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';
import { jobPageWords } from '#shared/words/careers.ts';
import { salaryInWords } from './jobTerms.ts';

const townOf = ({ location }: Pick<Job, 'location'>) => location.split(',')[0]!;

/** A text of at most `length` characters: a longer one is cut between words and gets an ellipsis. */
function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[^\p{L}\p{M}\p{N}]*\s\S*$/u, '')}…`;
}

/** The texts of a job's page for search results, its banner and its share image. */
export function jobWordsOf(job: Job): Pick<PageDeclaration, 'search' | 'share'> & { subtitle: string } {
  const { title, type, mode, experience, salary, jobDescription } = job;
  const values = { title, type, mode, experience, town: townOf(job) };
  const { searchTitles, searchDescription } = jobPageWords;
  const titles = searchTitles.map((words) => fill(words, values));
  const { min, max } = searchLengths.title;
  const subtitle = fill(jobPageWords.subtitle, values);
  const facts = fill(searchDescription, values);
  return {
    search: {
      title: titles.find(({ length }) => length >= min && length <= max) ?? title,
      description: `${facts} ${beginningOf(jobDescription, Math.max(0, searchLengths.description.max - facts.length - 2))}`,
    },
    subtitle,
    share: { title, subtitle: salary ? `${subtitle} ${salaryInWords(salary)}.` : subtitle },
  };
}
