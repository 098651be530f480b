import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { writeYaml } from '#shared/model/yaml.ts';
import { changeOf, type Files, lendFolder } from '../../support/editorFolder.ts';
import { imitateGitHub } from '../../support/gitHost.ts';
import { copyProject, startDevServer } from '../../support/projectCopy.ts';
import { test as base, expect } from '../../support/test.ts';

const repository = { host: 'github', name: 'acme/website', branch: 'main', needsReview: false };

const social = ['facebook', 'github'].map((network) => ({
  network,
  label: network,
  url: `https://www.example.com/${network}`,
}));

/** The title of another job. */
const taken = 'Zen developer';

async function startEditor() {
  const copy = copyProject();
  copy.change('company', (company) => Object.assign(company, { repository, social }));
  const [job] = fastGlob.sync('shared/content/jobs/*', { cwd: copy.folder });
  copy.change(`jobs/${path.basename(job!, '.yaml')}`, (data) => Object.assign(data, { title: taken }));
  return { copy, server: await startDevServer(copy.folder) };
}

const test = base.extend<object, { editor: Awaited<ReturnType<typeof startEditor>> }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for
    async ({}, use) => {
      const editor = await startEditor();
      await use(editor);
      await editor.server.stop();
      editor.copy.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ editor }, use) => use(editor.server.address),
  // Fields are made when they come into view.
  viewport: { width: 1280, height: 5000 },
  hasTouch: true,
  // Of English, the editor has several kinds.
  locale: 'en-GB',
});
// One server is enough.
test.describe.configure({ mode: 'default' });

let foreign: string[];
test.beforeEach(async ({ context, baseURL, expectComplaint }) => {
  foreign = [];
  await context.route(
    ({ origin }) => origin !== baseURL,
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  // What the policy refuses: the editor has these fonts with it, and the host's troubles are told by nobody else.
  expectComplaint('cdn.jsdelivr.net/fontsource');
  expectComplaint('www.githubstatus.com');
  // A warning of its own that nothing shows.
  expectComplaint('svelte.dev/e/derived_inert');
});
test.afterEach(() => expect(foreign).toEqual([]));

const contentIn = (folder: string): Files =>
  Object.fromEntries(
    fastGlob
      .sync('shared/content/**', { cwd: folder })
      .map((file) => [file, readFileSync(path.join(folder, file))]),
  );

const form = (page: Page) => page.getByRole('group', { name: 'Content Editor' });
/** A field of the form, but none of a group in it. Marks for the direction of writing surround its label. */
const field = (page: Page, label: string) =>
  form(page)
    .getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field`) })
    .first();
const listed = (page: Page, name: string) => page.getByRole('treeitem', { name });
/** An empty list has a second button for it. */
const add = (page: Page) => page.getByRole('button', { name: 'Create New Entry' }).first().click();
const trySave = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click();

async function save(page: Page) {
  await trySave(page);
  // A company's own texts may be longer than is advised, which is told once.
  const advice = page.locator('dialog[open]', { hasText: 'To leave it as it is, save again.' });
  await expect(async () => {
    if (await advice.isVisible()) {
      await advice.getByRole('button').first().click();
      await trySave(page);
    }
    await expect(form(page)).toBeHidden({ timeout: 1000 });
  }).toPass();
}

async function fillIn(page: Page, texts: Record<string, string | string[]>) {
  const boxes = Object.entries(texts).flatMap(([label, text]) =>
    [text].flat().map((line, index) => ({
      label,
      line,
      index,
      box: field(page, label).getByRole('textbox').nth(index),
    })),
  );
  // A form that is not ready yet takes back what is typed.
  await expect(async () => {
    for (const { label, line, index, box } of boxes) {
      if (index > 0 && !(await box.isVisible()))
        await field(page, label).getByRole('button', { name: /^Add/ }).click();
      await box.fill(line);
    }
    for (const { line, box } of boxes) await expect(box).toHaveValue(line, { timeout: 1 });
  }).toPass();
}

/** The number of drafts that the editor keeps. */
const draftsIn = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const counts = (await indexedDB.databases()).map(async ({ name }) => {
      const database = await answer(indexedDB.open(name!));
      const store = 'draft-backups';
      const hasStore = database.objectStoreNames.contains(store);
      const count = hasStore ? await answer(database.transaction(store).objectStore(store).count()) : 0;
      database.close();
      return count;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });

/** Texts that YAML would change without quotes. */
const lists = {
  'Skills on the card': ['Go, in depth', '[SQL]', 'yes'],
  'Key responsibilities': ['- Ship: weekly and well', "Don't @mention & *star*", '2026-11-29'],
  Qualifications: ['1.10', 'null', '{brand} in live products'],
};
const title = 'C# & Go: “Developer” (नया)';
const description = 'You build things: "fast" ones, # really fast. यह अच्छा है।\n\nIt’s the second paragraph.';

/** A field of the contact page. */
const leadLabel = 'Sentence below the heading';

test('staff add, change, order and remove entries of the local folder, whose files differ in nothing else', async ({
  page,
  editor: { copy, server },
  expectComplaint,
}) => {
  // The editor takes seconds for each form that it opens.
  test.slow();
  // The page of a job that is in the lent folder only.
  expectComplaint('status of 404');
  const socket = page.waitForEvent('websocket');
  await page.goto('./editor/');
  const content = Object.entries(contentIn(copy.folder));
  // A company's own jobs may have gaps in their order, which the editor closes.
  const { changesIn, read } = await lendFolder(
    page,
    Object.fromEntries(content.filter(([file]) => !file.includes('/jobs/'))),
  );
  const dataOf = (file: string) => parse(String(read(file)));
  const contact = 'shared/content/contact.yaml';
  const job = 'shared/content/jobs/c-go-developer.yaml';
  const similar = 'shared/content/jobs/similar.yaml';
  const dialog = page.locator('dialog[open]');
  const open = (name: string) => page.getByRole('row', { name }).click();

  await test.step('a new job, refused in our words, and saved with texts that YAML would change', async () => {
    const ready = page.waitForEvent('console', (message) => message.text().includes('site data is ready'));
    await page.getByRole('button', { name: /Local Repository/ }).click();
    await ready;
    await listed(page, 'Jobs').click();
    await add(page);
    await fillIn(page, {
      Title: taken,
      Place: 'Indore, Madhya Pradesh, India',
      'Kind of employment': 'Full-Time',
      'Where the work is done': 'Nowhere',
      Experience: '1-4 years',
      Description: description,
      ...lists,
    });
    const benefits = field(page, 'Benefits').getByRole('textbox');
    await benefits.focus();
    const paste = (text: string) =>
      benefits.evaluate((row, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        row.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    await benefits.fill('Tea');
    await paste('1. Free lunch\r\n\r\no\tPaid leave');
    await paste('•\tCake');
    await expect(benefits).toHaveValue('• Tea • Free lunch • Paid leave • Cake');
    await trySave(page);
    const group = field(page, 'Group').getByRole('radio').first();
    await expect(group, 'what is still empty').toBeFocused();
    await group.click();
    await trySave(page);
    await expect(dialog).toContainText('Not saved yet');
    await expect(dialog).toContainText('Where the work is done: "Nowhere" is not a place of work: write ');
    await expect(dialog).toContainText(/Title: ".*" is already that of /);
    await dialog.getByRole('button').first().click();
    await expect(field(page, 'Title').getByRole('textbox'), 'the first in the form').toBeFocused();
    const where = field(page, 'Where the work is done').getByRole('textbox');
    await where.focus();
    await expect(where).toHaveAttribute('list', 'words');
    await expect(page.locator('#words option').first()).toHaveText('Onsite');
    await fillIn(page, { Title: title, 'Where the work is done': 'Remote (India)' });
    const reload = (await socket).waitForEvent('framereceived', ({ payload }) =>
      payload.includes('full-reload'),
    );
    copy.change('about', (about) => Object.assign(about.banner, { title: 'Saved by someone else' }));
    await reload;
    await expect(field(page, 'Title').getByRole('textbox'), 'the form stays').toHaveValue(title);
    await trySave(page);
    await expect(dialog).toContainText(
      'Description: has several paragraphs or points, which are shown as one: join them',
    );
    await dialog.getByRole('button').first().click();
    await save(page);
    await changesIn(job);
    expect(String(read(job))).toBe(writeYaml(dataOf(job)));
    const { keyResponsibilities, skillsQualifications, ...saved } = dataOf(job);
    expect(saved).toMatchObject({ title, jobDescription: description, mode: 'Remote (India)' });
    expect(saved.benefits).toEqual(['Tea', 'Free lunch', 'Paid leave', 'Cake']);
    expect([saved.mainSkills, keyResponsibilities, skillsQualifications]).toEqual(Object.values(lists));
  });

  await test.step('nothing to save without a change, then a last day and an approval', async () => {
    await open(title);
    await field(page, 'Qualifications').getByRole('textbox').first().waitFor();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await field(page, 'Last day to apply').getByRole('textbox').fill('2099-12-31');
    await field(page, 'Pay').getByRole('checkbox').check();
    await fillIn(page, { From: '4,50,000', To: '700000' });
    await field(page, 'Each').getByRole('radio').first().click();
    await field(page, 'Approved').getByRole('switch').click();
    await save(page);
    const [change] = await changesIn(job);
    expect(change).toEqual({
      went: ['approved: false'],
      came: [
        'closesOn: 2099-12-31',
        'salary:',
        '  from: 4,50,000',
        "  to: '700000'",
        '  per: year',
        'approved: true',
      ],
    });
  });

  await test.step('a similar job, moved above the first, which is then removed', async () => {
    await expect(page.getByRole('gridcell', { name: /^C# .*, .+, last day 31 December 2099/ })).toBeVisible();
    await open(title);
    await form(page).getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await fillIn(page, { Title: 'Similar' });
    await save(page);
    await changesIn(similar);
    await page.getByRole('button', { name: 'Reorder Entries' }).click();
    await page.getByRole('row', { name: 'Similar' }).getByRole('button', { name: 'Move Up' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await changesIn(job, similar);
    expect(dataOf(similar).order).toBe(dataOf(job).order - 1);
    await open(title);
    await expect(field(page, 'Title').getByRole('textbox')).toHaveValue(title);
    await page.goBack();
    await page.getByRole('row', { name: title }).getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Delete Selected/ }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await changesIn(job);
  });

  const background = 'teal';
  const buffer = await sharp({ create: { width: 200, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
  const photo = { name: 'My Photo (1).PNG', mimeType: 'image/png', buffer };

  await test.step('a picture goes to those of its list, and staff are told that it is small', async () => {
    const [, service] = /shared\/content\/services\/([\w-]+)/.exec(
      Object.keys(contentIn(copy.folder)).join(),
    )!;
    await page.goto(`./editor/#/collections/services/entries/${service}`);
    await field(page, 'Picture').locator('input[type=file]').first().setInputFiles(photo);
    await field(page, 'Picture').getByRole('button', { name: 'Replace Image' }).waitFor();
    await trySave(page);
    await expect(dialog).toContainText('Picture: is 200 by 200, and will look blurred');
    await dialog.getByRole('button').first().click();
    await save(page);
    await changesIn(`shared/content/services/${service}.yaml`, 'shared/pictures/services/my-photo-1.png');
  });

  await test.step('a testimonial with a portrait, which development then shows', async () => {
    await listed(page, 'Testimonials').click();
    await add(page);
    await fillIn(page, {
      Name: 'Asha Verma',
      'Role and company': 'Head of operations, Example Traders',
      Quotation: 'They showed us something to try in the third week.',
    });
    const choosePortrait = (file: typeof photo) =>
      field(page, 'Portrait').locator('input[type=file]').first().setInputFiles(file);
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>',
    );
    await choosePortrait({ name: 'words.svg', mimeType: 'image/svg+xml', buffer: drawing });
    await field(page, 'Portrait').getByRole('button', { name: 'Replace Image' }).waitFor();
    await trySave(page);
    await expect(dialog).toContainText('Portrait: contains text');
    await dialog.getByRole('button').first().click();
    await choosePortrait(photo);
    await field(page, 'Portrait').getByRole('button', { name: 'Replace Image' }).waitFor();
    await save(page);
    const picture = 'shared/pictures/avatars/my-photo-1.png';
    const entry = 'shared/content/testimonials/asha-verma.yaml';
    await changesIn(entry, picture);
    expect(dataOf(entry).avatar).toBe(`/${picture}`);
    for (const file of [picture, entry]) {
      mkdirSync(path.join(copy.folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(copy.folder, file), read(file));
    }
    const shown = /<img[^>]*my-photo-1/;
    const home = () => fetch(server.address, { headers: { accept: 'text/html' } });
    await expect.poll(async () => (await home()).text()).toMatch(shown);
  });

  await test.step('a wrong phone number, another name, and one profile fewer', async () => {
    const settings = 'shared/content/company.yaml';
    const before = dataOf(settings);
    await listed(page, 'Company and settings').click();
    await fillIn(page, { Phone: '98765' });
    await trySave(page);
    await expect(field(page, 'Phone').getByRole('alert')).toHaveText(
      /Write it with the code of the country, /,
    );
    await fillIn(page, { Phone: '+91 98765 43210', Name: 'New name' });
    await field(page, 'Profiles').getByRole('button', { name: 'Remove', exact: true }).first().click();
    await save(page);
    await changesIn(settings);
    const changed = { name: 'New name', phone: '+91 98765 43210', social: social.slice(1) };
    expect(dataOf(settings)).toEqual({ ...before, ...changed });
  });

  await test.step('what somebody else has changed since is kept, or Save refused', async () => {
    const { lead } = dataOf(contact);
    await page.getByRole('searchbox').fill(lead);
    await page.getByRole('row', { name: 'Contact' }).click();
    await expect(field(page, leadLabel).getByRole('textbox'), 'what was searched for').toBeFocused();
    copy.change('contact', (texts) =>
      Object.assign(texts, { heading: 'Theirs', lead: 'Written in another window.' }),
    );
    await fillIn(page, { [leadLabel]: 'Written in this window.' });
    await trySave(page);
    await expect(dialog).toContainText(`${leadLabel}: has been changed elsewhere to “Written in another`);
    await changesIn();
    await dialog.getByRole('button').first().click();
    await save(page);
    await changesIn(contact);
    expect(dataOf(contact)).toMatchObject({ heading: 'Theirs', lead: 'Written in this window.' });
  });

  await test.step('a draft that was discarded is no longer compared with', async () => {
    const lead = 'Written in another window.';
    await listed(page, 'Contact').click();
    await field(page, leadLabel).getByRole('textbox').focus();
    await page.keyboard.type('A draft. ');
    await expect.poll(() => draftsIn(page)).toBe(1);
    await page.goBack();
    await listed(page, 'Contact').click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => draftsIn(page)).toBe(0);
    copy.change('contact', (texts) => Object.assign(texts, { lead: 'Changed meanwhile.' }));
    const reload = page.waitForEvent('load');
    await page.goBack();
    await reload;
    await listed(page, 'Contact').click();
    await fillIn(page, { [leadLabel]: lead });
    await save(page);
    await changesIn(contact);
    expect(dataOf(contact)).toMatchObject({ lead });
  });

  await test.step('a change is undone, and the list read anew', async () => {
    const reload = page.waitForEvent('load');
    const texts = readFileSync(path.join(copy.folder, contact), 'utf8');
    copy.change('contact', (texts) => Object.assign(texts, { heading: 'Theirs again' }));
    copy.change('about', (about) => Object.assign(about.banner, { title: 'Theirs, too' }));
    await reload;
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      /“(About|Contact)” has been changed elsewhere, so this/,
    );
    const undo = await page.context().newPage();
    await undo.goto('./editor/undo/');
    await expect(undo.getByRole('listitem').first()).toContainText('Heading: Theirs again');
    await expect(undo.getByRole('listitem').first(), 'what changed together').toContainText('Theirs, too');
    await undo.getByRole('button').first().click();
    await expect(undo.getByRole('status')).toHaveText(/^Put back: .*Contact/);
    await expect(undo.getByRole('deletion').filter({ hasText: 'Heading' }).first()).toHaveText(
      'Heading: Theirs',
    );
    expect(readFileSync(path.join(copy.folder, contact), 'utf8')).toBe(texts);
  });

  await test.step('an order that is put back brings nothing back that was deleted since', async () => {
    const [file] = fastGlob.sync('shared/content/jobs/*', { cwd: copy.folder });
    const text = readFileSync(path.join(copy.folder, file!), 'utf8');
    const keep = (time: string, name: string) => {
      const kept = path.join(copy.folder, '.cache/replaced', time, 'jobs', name);
      mkdirSync(path.dirname(kept), { recursive: true });
      writeFileSync(kept, text.replace(/^order:.*/m, 'order: 77'));
    };
    keep('2026-01-01 10.00.00', path.basename(file!));
    keep('2026-01-01 10.00.00', 'deleted.yaml');
    keep('2026-01-01 10.00.01', 'deleted.yaml');
    const undo = await page.context().newPage();
    await undo.goto('./editor/undo/');
    const order = undo.getByRole('listitem').filter({ hasText: '10:00:00' });
    await expect(order).not.toContainText('deleted');
    await order.getByRole('button').click();
    await expect(undo.getByRole('status')).toContainText('Put back: ');
    const jobs = contentIn(copy.folder);
    expect(String(jobs[file!])).toContain('order: 77');
    expect(Object.keys(jobs)).not.toContain('shared/content/jobs/deleted.yaml');
  });
});

test('on a phone, staff sign in with a token; each save is a commit or, where changes are reviewed, a pull request', async ({
  page,
  context,
  editor: { copy },
}) => {
  const files = contentIn(copy.folder);
  const { commits, pulls } = await imitateGitHub(context, repository.name, 'github_pat_1', files);
  const lead = 'We answer within a day, and ask what you need.';
  const contact = 'shared/content/contact.yaml';

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./editor/');
    await page.getByRole('button', { name: /Access Token/ }).tap();
    const token = page.getByRole('textbox', { name: 'Personal Access Token' });
    await expect(token).toBeFocused();
    await token.fill('github_pat_1');
    await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
    await listed(page, 'Contact').tap();
    await expect(field(page, leadLabel)).toBeVisible();
    const sideways = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(sideways)).toBe(0);
    await fillIn(page, { [leadLabel]: lead });
    await save(page);
    expect(commits.map(({ branch, files }) => [branch, Object.keys(files)])).toEqual([['main', [contact]]]);
    expect(changeOf(files[contact], commits[0]!.files[contact]).came).toEqual([`lead: ${lead}`]);
  });

  await test.step('reviewed', async () => {
    // The window looks for itself when the site changes.
    const reload = page.waitForEvent('load');
    copy.change('company', (company) => Object.assign(company.repository, { needsReview: true }));
    await reload;
    await listed(page, 'Contact').tap();
    await fillIn(page, { [leadLabel]: lead });
    await trySave(page);
    await expect.poll(() => pulls).toEqual([expect.objectContaining({ base: 'main' })]);
    expect(pulls[0]!.head).toBe(commits[1]!.branch);
    expect(commits[1]!.files).toEqual(commits[0]!.files);
  });
});
