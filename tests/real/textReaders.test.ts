import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { needsJobs, ownApplicant } from '../support/careers.ts';
import { expectApplication, ownEnquiry, receivedFrom, serveMap } from '../support/forms.ts';
import { job } from '../support/samples.ts';
import { addressOf } from '../support/sites.ts';
import { test } from '../support/test.ts';

const lynx = (address: string, ...options: string[]) =>
  execFileSync('lynx', ['-display_charset=utf-8', ...options, addressOf('site') + address.slice(1)], {
    encoding: 'utf8',
    env: { ...process.env, TERM: 'xterm', LC_ALL: 'C.UTF-8' },
  });

/**
 * Sends a page's form with lynx, as somebody would who looks for its rule and goes on by the arrow from stop to
 * stop, links in hints included.
 */
async function sendWithLynx(
  page: Page,
  address: string,
  answers: Record<string, string>,
  script: string,
): Promise<void> {
  await serveMap(page);
  await page.goto(`.${address}`);
  const form = page.locator('main form');
  const rule = await form.locator('p').first().textContent();
  const stops = await form
    .locator('a, input:not([type=hidden]), select, button')
    .evaluateAll((stops) => stops.map((stop) => [stop.localName, stop.getAttribute('name')!] as const));
  const keys = stops.map(([kind, name]) => {
    if (kind === 'button') return ['^J'];
    return [...(kind === 'select' ? ['^J', 'Down Arrow', '^J'] : (answers[name] ?? '')), 'Down Arrow'];
  });
  const all = ['/', ...rule!, '^J', ...keys.flat(), ...'qy'];
  writeFileSync(script, all.map((key) => `key ${key === ' ' ? '<space>' : key}\n`).join(''));
  lynx(address, `-cmd_script=${script}`);
}

test('lynx sends both forms', async ({ page, request }, info) => {
  const script = info.outputPath('keys');
  const resume = info.outputPath('resume.pdf');
  const buffer = Buffer.from('%PDF-1.7');
  writeFileSync(resume, buffer);
  const enquiry = ownEnquiry();
  await sendWithLynx(page, '/contact/', enquiry, script);
  await receivedFrom(request, enquiry.email);
  needsJobs(1);
  const applicant = ownApplicant();
  await sendWithLynx(page, job.path, { ...applicant, resume }, script);
  await expectApplication(request, applicant.email, { buffer });
});
