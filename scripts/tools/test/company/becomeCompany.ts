import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import sharp from 'sharp';
import { parse } from 'yaml';
import { writeYaml } from '#shared/model/yaml.ts';
import { updatePictures } from '../../../../build/pictures/makePictures.ts';

/** The company's own voice: a superlative, an exclamation mark, Hindi and a price. */
const voice = ' The best color, सबसे अच्छा, from ₹ 999!';

/** Begins with a letter and has a space, as addresses, paths of pictures and dates do not. */
const text = /^\p{L}.* /u;

/** A sign of several code units, which entries have in addition. */
const emoji = ' 👍🏽';

/** Names stay short: menus, buttons and other entries repeat them. */
const rewrite = (text: string, ending = '') => (text.length > 40 ? text + voice + ending : `${text}!`);

type Data = Record<string, unknown>;

/** Data with each of its texts as `edit` makes it, which gets the field, too. */
function mapTexts(value: unknown, edit: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return edit(value, field);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, edit, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, edit, name)]));
}

const pathOf = (name: string) => `shared/content/${name}.yaml`;
const read = (name: string): Data => parse(readFileSync(pathOf(name), 'utf8'));
function write(name: string, data: unknown): void {
  mkdirSync(path.dirname(pathOf(name)), { recursive: true });
  writeFileSync(pathOf(name), writeYaml(data));
}

/** The entries of a kind in their order, as `jobs/react-developer`. */
const entriesOf = (kind: string) =>
  fastGlob
    .sync(pathOf(`${kind}/*`))
    .map((file) => `${kind}/${path.basename(file, '.yaml')}`)
    .sort((one, other) => Number(read(one).order) - Number(read(other).order));

/** Rewrites every text of the content, and approves its promises. */
function rewriteContent(): void {
  const entries = new Set(fastGlob.sync(pathOf('*/*')));
  for (const file of fastGlob.sync(pathOf('**/*'))) {
    const ending = entries.has(file) ? emoji : '';
    const data = mapTexts(parse(readFileSync(file, 'utf8')), (value) =>
      text.test(value) ? rewrite(value, ending) : value,
    ) as Data;
    writeFileSync(file, writeYaml({ ...data, ...('approved' in data && { approved: true }) }));
  }
}

/** Rewrites every text of components. */
function rewriteWords(): void {
  for (const file of fastGlob.sync('shared/words/*.ts')) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const rewritten = lines.map((line) =>
      /^\s*(\/\/|\/?\*|import )/.test(line)
        ? line
        : line.replace(
            // Not the name of a field.
            /'(\p{L}(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*)'(?!:)/gu,
            (_all, text) => `'${rewrite(text)}'`,
          ),
    );
    writeFileSync(file, rewritten.join('\n'));
  }
}

/** Adds a copy of the first entry of a kind, with an address, name and search texts of its own, and other facts. */
function addEntry(kind: string, word: string, facts: Data = {}): void {
  const [first] = entriesOf(kind);
  const named = ['name', 'title', 'description'];
  const copy = mapTexts(read(first!), (text, field) =>
    named.includes(field) ? `${text} ${word}` : text,
  ) as Data;
  write(`${first}-${word}`, { ...copy, ...facts, order: Number(copy.order) + 0.5 });
}

const remove = (entries: string[]) => entries.forEach((entry) => void rmSync(pathOf(entry)));

/** Sets a value such as `company.forms.enquiry.service`. */
function set(field: string, value: unknown): void {
  const [name, ...steps] = field.split('.') as [string, ...string[]];
  const data = read(name);
  const last = steps.pop()!;
  let group = data;
  for (const step of steps) {
    // A group without values is left out of a file.
    if (!(step in group)) group[step] = {};
    group = group[step] as Data;
  }
  group[last] = value;
  write(name, data);
}

const pictures = 'shared/pictures';

/** Pictures of the company's own: a phone's photo, and logos that are no wide drawings. */
const photo = `${pictures}/cases/order-portal.jpg`;
const wideLogo = `${pictures}/partners/wide.png`;
const squareLogo = `${pictures}/partners/square.svg`;

async function addPictures(): Promise<void> {
  for (const kind of ['cases', 'partners']) mkdirSync(`${pictures}/${kind}`);
  const scene = sharp(`${pictures}/industries/insurance.webp`);
  await scene.clone().resize(900, 1200).toFile(photo);
  await scene.clone().resize(480, 120).toFile(wideLogo);
  cpSync(`${pictures}/placeholders/avatars/avatar-1.svg`, squareLogo);
  await updatePictures();
}

const exampleCase = {
  order: 1,
  name: 'Order portal 🚚 for a wholesaler',
  sector: 'Wholesale',
  services: ['software-development'],
  problem: 'Three people typed eighty orders a day, and one in fifteen had to be corrected by phone.',
  built: 'A portal in which customers order at their own prices, joined to the accounts each night.',
  result: { figure: '62 %', text: 'of all orders arrive through the portal, six months after its launch' },
  stack: ['React'],
  duration: '14 weeks',
  url: 'https://www.example.com/orders',
  picture: `/${photo}`,
  pictureAlt: 'The portal on a phone, with an order that waits for its lorry.',
  search: {
    title: 'Case: Order Portal for a Wholesaler',
    description:
      'How a wholesaler moved most of its orders from the phone to a portal in fourteen weeks, and what it is built with.',
  },
};

const enquiries = 'https://forms.company.in/enquiry';
const applications = 'https://forms.company.in/application';

/** What a company sets until its site is published. */
const settings: Data = {
  'company.name': 'Acme Software',
  'company.forms.enquiry.service': 'custom',
  'company.forms.enquiry.target': enquiries,
  'company.forms.application.service': 'custom',
  'company.forms.application.target': applications,
  'company.testedForms.enquiry': enquiries,
  'company.testedForms.application': applications,
  'contact.heardFromOptions': ['A friend', 'Search engines', 'LinkedIn'],
};

/** Settings that may be empty: each with a value, and all without. */
const optional: Record<'filled' | 'empty', Data> = {
  filled: {
    'company.brand': { dark: '#0b0f0d', bright: '#0B6E4F' },
    'home.hero.headline':
      'We build the software behind the counters, lorries and ledgers of companies that grow faster than their spreadsheets can follow.',
    'company.visitCounter': 'https://company.goatcounter.com',
    'company.replyTime': 'within two working hours',
    'company.whatsApp': 'https://wa.me/919876543210',
    'howWeWork.ways.items.0.price': '₹ 4,00,000',
    'howWeWork.ways.items.1.price': '₹ 3,00,000 a month',
    'howWeWork.ways.items.2.price': '₹ 1,50,000 a month',
    'careers.openApplication': true,
    'careers.benefits.items': ['Health insurance for you and your parents'],
    'careers.hiring.steps.0.time': 'Five minutes',
  },
  empty: {
    'company.replyTime': undefined,
    'company.officeHours': undefined,
    'company.whatsApp': undefined,
    'careers.replyTime': undefined,
    'careers.hiring.steps.1.time': undefined,
    'careers.hiring.steps.2.time': undefined,
    'careers.hiring.steps.3.time': undefined,
  },
};

const internship = {
  type: 'Internship (6 months)',
  experience: 'Fresher',
  salary: { from: 15_000, to: 20_000, per: 'month' },
};

/** Adds what a company has once it has worked: a case, and logos and words of others. */
async function fillLists(): Promise<void> {
  await addPictures();
  write('cases/order-portal', exampleCase);
  const [first, second] = entriesOf('partners');
  write(first!, { ...read(first!), name: 'Wide Smiles 😊', logo: `/${wideLogo}` });
  write(second!, { ...read(second!), name: 'Square', logo: `/${squareLogo}` });
  const [testimonial] = entriesOf('testimonials');
  set(`${testimonial}.content`, `They did what they had said, in the time that they had named.${emoji}`);
  const [review] = entriesOf('reviews');
  set(`${review}.name`, 'Stars ⭐');
}

/**
 * Makes a company's usual changes to the content of the project in the working directory.
 * @param choice whether it fills in what may be empty
 */
export async function becomeCompany(choice: keyof typeof optional): Promise<void> {
  rewriteContent();
  rewriteWords();
  for (const kind of ['jobs', 'industries']) remove(entriesOf(kind).slice(1, 2));
  for (const kind of ['services', 'jobs']) addEntry(kind, 'again');
  addEntry('jobs', 'internship', internship);
  addEntry('jobs', 'remote', { mode: 'Remote (India)', closesOn: '2099-12-31' });
  remove(entriesOf('testimonials').slice(1));
  if (choice === 'filled') await fillLists();
  else for (const kind of ['partners', 'testimonials', 'reviews']) remove(entriesOf(kind));
  const [service] = entriesOf('services');
  const [industry] = entriesOf('industries');
  // In place of a drawing.
  write(service!, { ...read(service!), picture: read(industry!).squarePicture });
  write(industry!, { ...read(industry!), name: 'स्वास्थ्य सेवा' });
  for (const [field, value] of Object.entries({ ...settings, ...optional[choice] })) set(field, value);
}
