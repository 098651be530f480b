import { readFileSync, writeFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { UserError } from '#shared/core/UserError.ts';
import { readData } from '../../new/dataFile.ts';

/** The company's own voice: a superlative, an exclamation mark, Hindi and a price. */
const voice = ' The best color, सबसे अच्छा, from ₹ 999!';

/** A text in quotes that begins with a letter and has a space, as addresses, names of pictures and dates do not. */
const texts = /'(\p{L}(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*)'/gu;

/** Names stay short: menus, buttons and other entries repeat them. */
const rewrite = (text: string) => (text.length > 40 ? text + voice : `${text}!`);

/** Rewrites every text of a content file, and approves its promises; code and comments stay. */
function rewriteTexts(file: string): void {
  const written = readFileSync(file, 'utf8');
  const isData = file.includes('/words/') || /^import \{ define\w+ \}/m.test(written);
  if (!isData) return;
  const lines = written.split('\n');
  const rewritten = lines.map((line) =>
    /^\s*(\/\/|\/?\*|import )/.test(line) ? line : line.replace(texts, (_all, text) => `'${rewrite(text)}'`),
  );
  writeFileSync(file, rewritten.join('\n').replace(/\bpromise\(/g, 'approved('));
}

const fileOf = (entry: string) => `shared/content/${/^\w+/.exec(entry)![0]}.ts`;

/** Replaces the code of an entry such as `jobs[0]` with what `edit` makes of it; returns what was there. */
function change(entry: string, edit: (code: string) => string): string {
  const { text, values } = readData(fileOf(entry));
  const node = values.get(entry);
  if (!node) throw new UserError(`${fileOf(entry)} has no ${entry}`);
  const code = text.slice(node.start, node.end);
  writeFileSync(fileOf(entry), text.slice(0, node.start) + edit(code) + text.slice(node.end));
  return code;
}

const codeOf = (entry: string) => change(entry, (code) => code);

/** Adds a copy of the first entry of a list, with an address, name and search texts of its own. */
function addEntry(list: string): void {
  change(`${list}[0]`, (code) => {
    const copy = code
      .replace(/slug: '([^']*)'/, "slug: '$1-again'")
      .replace(/((?:name|title|description):\s*(?:approved\(\s*)?)'([^']*)'/g, "$1'$2 again'");
    return `${code},\n${copy}`;
  });
}

const exampleCase = `{
  slug: 'order-portal',
  name: 'Order portal for a wholesaler',
  sector: 'Wholesale',
  services: ['software-development'],
  problem: 'Three people typed eighty orders a day, and one in fifteen had to be corrected by phone.',
  built: 'A portal in which customers order at their own prices, joined to the accounts each night.',
  result: { figure: '62 %', text: 'of all orders arrive through the portal, six months after its launch' },
  stack: ['React'],
  duration: '14 weeks',
  url: 'https://www.example.com/orders',
  search: {
    title: 'Case: Order Portal for a Wholesaler',
    description: 'How a wholesaler moved most of its orders from the phone to a portal in fourteen weeks, and what it is built with.',
  },
}`;

const enquiries = 'https://forms.company.in/enquiry';
const applications = 'https://forms.company.in/application';

/** What a company sets until its site is published. */
const settings: Record<string, unknown> = {
  'industries[0].name': 'स्वास्थ्य सेवा',
  'company.name': 'Acme Software',
  'company.forms.enquiry.service': 'custom',
  'company.forms.enquiry.target': enquiries,
  'company.forms.application.service': 'custom',
  'company.forms.application.target': applications,
  'company.testedForms': { enquiry: enquiries, application: applications },
  'contact.heardFromOptions': ['A friend', 'Search engines', 'LinkedIn'],
};

/** Settings that may be empty: each with a value, and all without. */
const optional: Record<'filled' | 'empty', Record<string, unknown>> = {
  filled: {
    'company.visitCounter': 'https://company.goatcounter.com',
    'company.replyTime': 'within two working hours',
    'company.whatsApp': 'https://wa.me/919876543210',
    'howWeWork.ways.items[0].price': '₹ 4,00,000',
    'howWeWork.ways.items[1].price': '₹ 3,00,000 a month',
    'howWeWork.ways.items[2].price': '₹ 1,50,000 a month',
    'careers.openApplication': true,
    'careers.benefits.items': ['Health insurance for you and your parents'],
    'careers.hiring.steps[0].time': 'Five minutes',
  },
  empty: {
    partners: [],
    testimonials: [],
    reviews: [],
    'company.replyTime': '',
    'company.officeHours': { days: '', hours: '', utcOffset: '' },
    'company.whatsApp': '',
    'careers.replyTime': '',
    'careers.hiring.steps[1].time': '',
    'careers.hiring.steps[2].time': '',
    'careers.hiring.steps[3].time': '',
  },
};

/**
 * Makes a company's usual changes to the content of the project in the working directory.
 * @param choice whether it fills in what may be empty
 */
export function becomeCompany(choice: keyof typeof optional): void {
  for (const file of fastGlob.sync('shared/{content,words}/*.ts')) rewriteTexts(file);
  for (const entry of ['jobs[1]', 'industries[1]']) change(entry, () => '...[]');
  for (const list of ['services', 'jobs']) addEntry(list);
  if (choice === 'filled') change('cases', () => `[${exampleCase}]`);
  const [testimonial, photo] = [codeOf('testimonials[0]'), codeOf('industries[0].squarePicture')];
  change('testimonials', () => `[${testimonial}]`);
  // In place of a drawing.
  change('services[0].picture', () => photo);
  for (const [entry, value] of Object.entries({ ...settings, ...optional[choice] }))
    change(entry, () => JSON.stringify(value));
}
