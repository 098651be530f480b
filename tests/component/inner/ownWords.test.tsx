import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pathOfService } from '../../../shared/content/cards.ts';
import type { Service } from '../../../shared/content/schema.ts';
import { services } from '../../../shared/content/services.ts';
import { agreed } from '../../content/agreed.ts';
import { renderPage } from './innerPages.tsx';

const countWords = (texts: string[]) => texts.join(' ').trim().split(/\s+/).length;

/** The texts of the current page, including repetitions. */
function shownTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent!);
  return texts;
}

/** What is said of this service and of no other. */
const textsOf = ({ name, subtitle, headline, description, points, builtWith, steps }: Service) => [
  ...[name, subtitle, headline, ...description, ...points, ...builtWith],
  ...steps.flatMap((step) => [step.title, step.description, step.result]),
];

test('most words of a service page are its own', () => {
  const shares = services.map((service) => {
    renderPage(pathOfService(service));
    const own = new Set(textsOf(service));
    const shown = shownTexts();
    const share = countWords(shown.filter((text) => own.has(text))) / countWords(shown);
    cleanup();
    return [service.slug, share] as const;
  });
  const tooSmall = shares.filter(([, share]) => share < agreed.ownWords);
  const faults = tooSmall.map(([slug, share]) => `${slug}: ${share.toFixed(3)}`);
  expect(faults, 'below ownWords in tests/content/agreed.ts').toEqual([]);
});
