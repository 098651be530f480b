import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import sharp from 'sharp';
import { parse, parseDocument } from 'yaml';
import { writeYaml } from '#shared/model/yaml.ts';
import { writeInto } from '../../../build/lib/files.ts';
import { updatePictures } from '../../../build/pictures/makePictures.ts';

/** The company's own voice: a superlative, an exclamation mark, Hindi and a price. */
const voice = ' The best color, सबसे अच्छा, from ₹ 999!';

/** Begins with a letter and has a space, as addresses, paths of pictures and dates do not. */
const text = /^\p{L}.* /u;

/** A sign of several code units, which entries have in addition. */
const emoji = ' 👍🏽';

/** Names stay short: menus, buttons and other entries repeat them. */
const rewrite = (text: string, ending = '') => (text.length > 40 ? text + voice + ending : `${text}!`);

type Data = Record<string, unknown>;

function mapTexts(value: unknown, edit: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return edit(value, field);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, edit, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, edit, name)]));
}

const pathOf = (name: string) => `shared/content/${name}.yaml`;
const read = (name: string): Data => parse(readFileSync(pathOf(name), 'utf8'));
const write = (name: string, data: unknown) => writeInto(pathOf(name), writeYaml(data));

const entriesOf = (kind: string) =>
  fastGlob
    .sync(pathOf(`${kind}/*`))
    .map((file) => `${kind}/${path.basename(file, '.yaml')}`)
    .sort((one, other) => Number(read(one).order) - Number(read(other).order));

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

function addEntry(kind: string, word: string, facts: Data = {}): void {
  const [first] = entriesOf(kind);
  const named = ['name', 'title', 'description'];
  const copy = mapTexts(read(first!), (text, field) =>
    named.includes(field) ? `${text} ${word}` : text,
  ) as Data;
  write(`${first}-${word}`, { ...copy, ...facts, order: Number(copy.order) + 0.5 });
}

const remove = (entries: string[]) => entries.forEach((entry) => void rmSync(pathOf(entry)));

/** Sets a value such as `company.forms.enquiry.service`; one without a value is removed. */
function set(field: string, value: unknown): void {
  const [name, ...steps] = field.split('.') as [string, ...string[]];
  const document = parseDocument(readFileSync(pathOf(name), 'utf8'));
  if (value === null) document.deleteIn(steps);
  else document.setIn(steps, value);
  write(name, document.toJS());
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

const settings: Record<'always' | 'filled' | 'empty', Data> = parse(
  readFileSync('tests/support/company/settings.yaml', 'utf8'),
);

const internship = {
  type: 'Internship (6 months)',
  experience: 'Fresher',
  salary: { from: 15_000, to: 20_000, per: 'month' },
};

/** Adds what a company has once it has worked: a case, and logos and words of others. */
async function fillLists(): Promise<void> {
  await addPictures();
  cpSync('tests/support/company/orderPortal.yaml', pathOf('cases/order-portal'));
  const [first, second] = entriesOf('partners');
  write(first!, { ...read(first!), name: 'Wide Smiles 😊', logo: `/${wideLogo}` });
  write(second!, { ...read(second!), name: 'Square', logo: `/${squareLogo}` });
  const [testimonial] = entriesOf('testimonials');
  set(`${testimonial}.content`, `They did what they had said, in the time that they had named.${emoji}`);
  const [review] = entriesOf('reviews');
  set(`${review}.name`, 'Stars ⭐');
}

export async function becomeCompany(choice: 'filled' | 'empty'): Promise<void> {
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
  for (const [field, value] of Object.entries({ ...settings.always, ...settings[choice] })) set(field, value);
}
