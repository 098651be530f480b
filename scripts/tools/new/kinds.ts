import { bannerSchema } from '../../../shared/content/schema.ts';
import { CliError } from '../../lib/CliError.ts';
import { ContentSource } from '../../lib/content/ContentSource.ts';
import type { Ask } from './ask.ts';
import type { EntryKind } from './EntryKind.ts';
import { industry } from './entries/industry.ts';
import { job } from './entries/job.ts';
import { service } from './entries/service.ts';
import { technology, technologyPage } from './entries/technology.ts';
import { testimonial } from './entries/testimonial.ts';
import { checkName } from './names.ts';
import type { Plan } from './Plan.ts';
import { planEntry } from './planEntry.ts';
import { planPage } from './planPage.ts';

type Kind = {
  /** What the word stands for, in the list of kinds. */
  meaning: string;
  /** Asks for what the arguments after the kind do not say, and plans. */
  plan: (args: string[], ask: Ask) => Promise<Plan>;
};

function refuseMore(args: string[]): void {
  if (args.length > 0)
    throw new CliError(`"${args.join(' ')}" is too much: put names of several words in quotes`);
}

const entry = (meaning: string, kind: EntryKind): Kind => ({
  meaning,
  async plan([typed, ...more], ask) {
    refuseMore(more);
    const name = checkName(typed ?? (await ask(kind.question)), kind.nameField);
    return planEntry(kind, name);
  },
});

const technologyOnPage: Kind = {
  meaning: 'a technology on one of the technology pages',
  async plan([typed, typedPage, ...more], ask) {
    refuseMore(more);
    const name = checkName(typed ?? (await ask(technology.question)), technology.nameField);
    const source = ContentSource.read('shared/content/technologies.ts');
    const list = source.list();
    const pages = list ? source.namesIn(list) : [];
    const page = typedPage ?? (await ask(`On which page (${pages.join(', ')})`));
    if (!pages.includes(page)) {
      throw new CliError(`There is no technology page "${page}": give one of ${pages.join(', ')}`);
    }
    return planEntry(technology, name, page);
  },
};

const page: Kind = {
  meaning: 'a page of text with an address of its own',
  async plan([typed, ...more], ask) {
    refuseMore(more);
    return planPage(checkName(typed ?? (await ask('Name of the page')), bannerSchema.shape.title));
  },
};

/** What "npm run new" can make, by the word for it. */
export const kinds: Record<string, Kind> = {
  service: entry('a service with a page of its own', service),
  industry: entry('an industry with a page of its own', industry),
  technology: technologyOnPage,
  'technology-page': entry('a page of technologies', technologyPage),
  job: entry('an open position', job),
  testimonial: entry('what a client says', testimonial),
  page,
};
