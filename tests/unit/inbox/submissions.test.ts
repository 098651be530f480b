import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applicationWords } from '../../../shared/content/words/careers.ts';
import { enquiryWords } from '../../../shared/content/words/forms.ts';
import { escapeHtml } from '../../../shared/core/escapeHtml.ts';
import { applicationPayload, enquiryPayload } from '../../../shared/forms/payload.ts';
import { resolveFormService } from '../../../shared/forms/resolveFormService.ts';
import { sendApplication, sendEnquiry } from '../../../shared/forms/submit.ts';
import { applicantValues, enquiryValues, targetWith } from '../forms/target.ts';
import { json, startInbox } from './startInbox.ts';

const target = targetWith('confirmed');

describe('a submission', () => {
  it('keeps the fields of an enquiry in order', async () => {
    const inbox = await startInbox();
    const response = await inbox.send('enquiry', enquiryPayload(enquiryValues, target));
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    const [submission] = await inbox.list();
    expect(submission).toMatchObject({
      form: 'enquiry',
      fields: [
        ['firstName', 'Asha'],
        ['lastName', 'Verma'],
        ['email', 'asha@company.com'],
        ['contactNumber', '9876543210'],
        ['heardFrom', 'Other Plateform'],
        ['_captcha', 'false'],
        ['_honey', ''],
      ],
      file: null,
      headers: {
        accept: 'application/json',
        contentType: expect.stringMatching(/^multipart\/form-data; boundary=/),
      },
    });
  });

  it('keeps the resume of an application byte for byte', async () => {
    const inbox = await startInbox();
    const content = randomBytes(300_000);
    const resume = new File([content], 'मेरा resume.PDF', { type: 'application/pdf' });
    await inbox.send('application', applicationPayload('React Developer', applicantValues, resume, target));
    const [submission] = await inbox.list();
    expect(submission!.file).toEqual({
      field: 'resume',
      originalName: 'मेरा resume.PDF',
      storedName: 'मेरा resume.PDF',
      type: 'application/pdf',
      bytes: 300_000,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    const folder = path.join(inbox.directory, submission!.id);
    expect(content.equals(await readFile(path.join(folder, 'मेरा resume.PDF')))).toBe(true);
    expect(JSON.parse(await readFile(path.join(folder, 'submission.json'), 'utf8'))).toEqual(submission);
  });

  it('may repeat a name', async () => {
    const inbox = await startInbox();
    await inbox.send('enquiry', new URLSearchParams('a=1&a=2&__proto__=3'));
    expect((await inbox.list())[0]!.fields).toEqual([
      ['a', '1'],
      ['a', '2'],
      ['__proto__', '3'],
    ]);
  });

  it.each([
    ['field', 'form-data', { fields: [['', 'x']] }],
    ['file', 'form-data; filename="r.pdf"', { file: { field: '', originalName: 'r.pdf' } }],
  ])('may hold a %s without a name', async (_part, disposition, kept) => {
    const inbox = await startInbox();
    const body = `--limit\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n--limit--\r\n`;
    const headers = { ...json, 'Content-Type': 'multipart/form-data; boundary=limit' };
    expect((await inbox.send('enquiry', body, headers)).status).toBe(200);
    expect((await inbox.list())[0]).toMatchObject(kept);
    expect(await inbox.page()).toContain('<dt></dt>');
  });

  it.skipIf(process.platform === 'win32')('is in a folder that only its owner may open', async () => {
    const inbox = await startInbox();
    await inbox.send('enquiry', new URLSearchParams('a=1'));
    const [folder] = await inbox.folders();
    expect((await stat(path.join(inbox.directory, folder!))).mode & 0o777).toBe(0o700);
  });

  it('without a chosen file has none', async () => {
    const inbox = await startInbox();
    const data = new FormData();
    data.append('name', 'Asha');
    data.append('resume', new File([], ''));
    await inbox.send('application', data);
    expect((await inbox.list())[0]).toMatchObject({ fields: [['name', 'Asha']], file: null });
  });

  it('may hold an empty file, which the record then shows', async () => {
    const inbox = await startInbox();
    const data = new FormData();
    data.append('resume', new File([], 'resume.pdf'));
    await inbox.send('application', data);
    expect((await inbox.list())[0]!.file).toMatchObject({ originalName: 'resume.pdf', bytes: 0 });
  });

  it('never mixes with others that arrive at the same time', async () => {
    const inbox = await startInbox();
    const numbers = Array.from({ length: 20 }, (_, index) => String(index));
    await Promise.all(
      numbers.map((number) => {
        const resume = new File([number.repeat(50_000)], `${number}.pdf`);
        return inbox.send('application', applicationPayload(number, applicantValues, resume, target));
      }),
    );
    const submissions = await inbox.list();
    expect(submissions.map(({ fields }) => fields[0]![1]).sort()).toEqual(numbers.toSorted());
    for (const { id, fields, file } of submissions) {
      const [[, number]] = fields as [[string, string]];
      expect(file!.originalName).toBe(`${number}.pdf`);
      expect(await readFile(path.join(inbox.directory, id, file!.storedName), 'utf8')).toBe(
        number.repeat(50_000),
      );
    }
  });
});

describe('a form without script', () => {
  it('gets a thank-you page that links back to the form', async () => {
    const inbox = await startInbox({ base: '/site/' });
    const headers = { Accept: 'text/html,*/*;q=0.8', Referer: `${inbox.origin}/site/contact/?from=menu` };
    const response = await inbox.send('enquiry', new URLSearchParams({ firstName: 'Asha' }), headers);
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(`<h1>${escapeHtml(enquiryWords.thanks)}</h1>`);
    expect(html).toContain(`<a href="${inbox.origin}/site/contact/?from=menu">`);
    expect((await inbox.list())[0]).toMatchObject({ form: 'enquiry', fields: [['firstName', 'Asha']] });
  });

  it('gets a different thank-you page for an application', async () => {
    const inbox = await startInbox();
    const response = await inbox.send('application', new URLSearchParams({ name: 'Asha' }), {});
    expect(await response.text()).toContain(`<h1>${escapeHtml(applicationWords.sent)}</h1>`);
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example/', '"><script>', ''])(
    'gets no link to the foreign referrer %j',
    async (Referer) => {
      const inbox = await startInbox({ base: '/site/' });
      const response = await inbox.send('enquiry', new URLSearchParams({ a: 'b' }), { Referer });
      expect(await response.text()).toContain('<a href="/site/">');
    },
  );
});

describe('the site as it is built without a mailbox', () => {
  const forms = {
    enquiry: { service: 'inbox', target: '', recipient: 'our team', success: 'completed' },
    application: { service: 'inbox', target: '', recipient: 'our team' },
    maxResumeMegabytes: 5,
  } as const;

  it('sends both forms to the inbox and reads its confirmation', async () => {
    const inbox = await startInbox({ base: '/site/' });
    const to = (kind: 'enquiry' | 'application') => {
      const address = resolveFormService(forms, kind, undefined, '/site/');
      return { ...address, endpoint: inbox.origin + address.endpoint };
    };
    const resume = new File(['%PDF'], 'resume.pdf');
    expect(await sendEnquiry(to('enquiry'), enquiryValues)).toEqual({ status: 'sent' });
    expect(await sendApplication(to('application'), 'Job', applicantValues, resume)).toEqual({
      status: 'sent',
    });
    expect((await inbox.list()).map(({ form }) => form).sort()).toEqual(['application', 'enquiry']);
  });
});

it('leaves every other address to the server', async () => {
  const inbox = await startInbox({ base: '/site/' });
  for (const address of ['/', '/__inbox/', '/site/', '/site/__inboxes/', '//', '/site/about/']) {
    const response = await fetch(inbox.origin + address, { headers: json });
    expect([response.status, await response.text()], address).toEqual([404, 'not the inbox']);
  }
});
