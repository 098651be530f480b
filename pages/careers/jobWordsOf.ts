import { fill } from '#shared/core/fill.ts';
import { searchLengths } from '#shared/model/schema/fields.ts';
import type { Job } from '#shared/model/schema/files.ts';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';
import { jobPageWords } from '#shared/words/careers.ts';
import { locationOf, salaryInWords } from './jobTerms.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function whatFits([first, ...others]: string[], length: number): string {
  let text = first!;
  for (const sentence of others) {
    if (text.length + 1 + sentence.length > length) break;
    text += ` ${sentence}`;
  }
  return text;
}

export function jobWordsOf(job: Job): Pick<PageDeclaration, 'search' | 'share'> & { subtitle: string } {
  const { title, type, mode, experience, mainSkills, salary, jobDescription } = job;
  const town = locationOf(job)?.split(',')[0];
  const place = town ? `${mode}, ${town}` : mode;
  const values = { title, type, mode, place, experience, town: town ?? '' };
  const { searchTitles, searchDescription, searchSkills } = jobPageWords;
  const titles = searchTitles
    .filter((words) => town || !words.includes('{town}'))
    .map((words) => fill(words, values));
  const { min, max } = searchLengths.title;
  const subtitle = fill(jobPageWords.subtitle, values);
  const description = [
    fill(searchDescription, values),
    fill(searchSkills, { skills: mainSkills.join(', ') }),
    ...Array.from(sentences.segment(jobDescription), ({ segment }) => segment.trim()),
  ];
  return {
    search: {
      title: titles.find(({ length }) => length >= min && length <= max) ?? title,
      description: whatFits(description, searchLengths.description.max),
    },
    subtitle,
    share: { title, subtitle: salary ? `${subtitle} ${salaryInWords(salary)}.` : subtitle },
  };
}
