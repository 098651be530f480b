import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pathOfService } from '../../../shared/content/cards.ts';
import { howWeWork } from '../../../shared/content/howWeWork.ts';
import { industries } from '../../../shared/content/industries.ts';
import { service } from '../../support/samples.ts';
import { headingsOf, innerPages, pathsIn, renderPage } from './innerPages.tsx';

const path = '/how-we-work/';
const { path: workPath, ways, questions } = howWeWork;

describe('the page on how a project runs', () => {
  test('shows the stages in their order, and nothing but their words to screen readers', () => {
    renderPage(path);
    const region = screen.getByRole('region', { name: workPath.heading });
    const stages = within(within(region).getByRole('list')).getAllByRole('listitem');
    expect(stages.map((stage) => stage.textContent)).toEqual(
      workPath.stages.map(({ title, description }) => `${title}${description}`),
    );
    expect(within(region).queryByRole('img')).toBeNull();
  });

  test('says the same three things of each way to engage', () => {
    renderPage(path);
    const region = screen.getByRole('region', { name: ways.heading });
    const terms = within(region).getAllByRole('term');
    const labels = Object.values(ways.labels);
    expect(terms.map((term) => term.textContent)).toEqual(ways.items.flatMap(() => labels));
  });

  test('asks every question in a heading that opens to its answer natively', () => {
    renderPage(path);
    const asked = screen.getAllByRole('group').map((group) => ({
      question: within(group).getByRole('heading', { level: 3 }).textContent,
      answer: group.querySelector('summary ~ p')?.textContent,
    }));
    expect(asked).toEqual(questions.items);
    for (const group of screen.getAllByRole('group')) expect(group).not.toHaveAttribute('open');
  });

  test('has a heading for each section', () => {
    renderPage(path);
    expect(headingsOf(2)).toHaveLength(5);
  });
});

test.each(['/about/', pathOfService(service), '/services/', '/industries/', '/technologies/'])(
  '%s leads there',
  (from) => {
    renderPage(from);
    expect(pathsIn(document.body)).toContain(path);
  },
);

test('every industry leads there and to the company', () => {
  const industryPages = innerPages.filter((page) => /^\/industries\/./.test(page.path));
  expect(industryPages).toHaveLength(industries.length);
  for (const industry of industryPages) {
    expect(JSON.stringify(industry.props)).toMatch(/"\/how-we-work\/".*"\/about\/"/);
  }
});
