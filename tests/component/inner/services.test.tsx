import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pathOfIndustry, pathOfService } from '../../../shared/content/cards.ts';
import { companyLinks } from '../../../shared/content/companyLinks.ts';
import { industries } from '../../../shared/content/industries.ts';
import { nextSteps } from '../../../shared/content/nextSteps.ts';
import { whyChooseUs } from '../../../shared/content/whyChooseUs.ts';
import { service } from '../../support/samples.ts';
import { headingsOf, pathsIn, renderPage } from './innerPages.tsx';

describe('a service page', () => {
  const path = pathOfService(service);

  test('shows headline, reasons, steps and ways on in this order', () => {
    renderPage(path);
    expect(headingsOf(1)).toEqual([service.name]);
    expect(headingsOf(2)).toEqual([
      service.headline,
      whyChooseUs.heading,
      nextSteps.stepsHeading,
      nextSteps.relatedServices.service.heading,
      nextSteps.callouts.service.heading,
    ]);
  });

  test('has its checklist and every group of reasons', () => {
    renderPage(path);
    const intro = screen.getByRole('region', { name: service.headline });
    const [checklist] = within(intro).getAllByRole('list');
    expect(within(checklist!).getAllByRole('listitem')).toHaveLength(service.points.length);
    const reasons = screen.getByRole('region', { name: whyChooseUs.heading });
    const groups = within(reasons).getAllByRole('list');
    expect(groups.map((group) => within(group).getAllByRole('heading').length)).toEqual(
      whyChooseUs.groups.map(({ length }) => length),
    );
  });

  test('shows its steps in their order, each with what the client gets, and no more to screen readers', () => {
    renderPage(path);
    const region = screen.getByRole('region', { name: nextSteps.stepsHeading });
    const steps = within(within(region).getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(
      service.steps.map(({ title, description, result }) => `${title}${description}${result}`),
    );
    expect(within(region).queryByRole('img')).toBeNull();
  });

  test('names what it is built with, each with a link to its place on a technology page', () => {
    renderPage(path);
    const links = pathsIn(screen.getByRole('list', { name: nextSteps.builtWithHeading }));
    expect(links).toHaveLength(service.builtWith.length);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect(link).toMatch(/^\/technologies\/[a-z-]+\/#[a-z0-9-]+$/);
  });

  test('leads to the company', () => {
    renderPage(path);
    const reasons = screen.getByRole('region', { name: whyChooseUs.heading });
    expect(pathsIn(reasons)).toEqual(companyLinks.map(({ path }) => path));
  });

  test('names the industries that ask for it, by content', () => {
    const [industry] = industries as [(typeof industries)[number]];
    renderPage(`/services/${industry.relatedServices[0]}/`);
    const list = screen.getByRole('list', { name: nextSteps.industriesHeading });
    expect(pathsIn(list)).toContain(pathOfIndustry(industry));
  });

  test('of a service that no industry names leaves them out', () => {
    renderPage(path, { industries: { heading: nextSteps.industriesHeading, links: [] } });
    expect(screen.queryByText(nextSteps.industriesHeading)).toBeNull();
  });
});
