import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ContactCallout } from '../../../shared/blocks/ContactCallout.tsx';
import { IndustryLinks } from '../../../shared/blocks/IndustryLinks.tsx';
import { RelatedServices } from '../../../shared/blocks/RelatedServices.tsx';
import { serviceCard } from '../../../shared/content/cards.ts';
import { iconOf } from '../../../shared/content/icons.ts';
import { services as allServices } from '../../../shared/content/services.ts';

const services = allServices.slice(0, 3).map(serviceCard);
const overview = { label: 'All services', path: '/services/' };
const texts = { heading: 'Goes well with', lead: 'More work.', services, overview };
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('RelatedServices', () => {
  test('is a named region with one link for each service, in their order, and one to all', () => {
    render(<RelatedServices tone="white" {...texts} />);
    const region = screen.getByRole('region', { name: 'Goes well with' });
    expect(hrefs(within(region).getAllByRole('link'))).toEqual([
      ...services.map(({ path }) => path),
      '/services/',
    ]);
  });

  test('names each link by its service only', () => {
    render(<RelatedServices tone="surface" {...texts} />);
    expect(screen.getByRole('link', { name: services[0]!.name })).toBeVisible();
  });

  test('takes further ways on into its region', () => {
    render(
      <RelatedServices tone="white" {...texts}>
        <a href="/industries/">Industries</a>
      </RelatedServices>,
    );
    const region = screen.getByRole('region', { name: 'Goes well with' });
    expect(within(region).getByRole('link', { name: 'Industries' })).toBeVisible();
  });
});

describe('IndustryLinks', () => {
  test('is a list named by its heading', () => {
    const links = [
      { name: 'Finance', path: '/industries/finance/', icon: iconOf('bank') },
      { name: 'Education', path: '/industries/education/', icon: iconOf('graduation-cap') },
    ];
    render(<IndustryLinks heading="Industries that ask for it" links={links} />);
    const list = screen.getByRole('list', { name: 'Industries that ask for it' });
    expect(hrefs(within(list).getAllByRole('link'))).toEqual([
      '/industries/finance/',
      '/industries/education/',
    ]);
  });
});

describe('ContactCallout', () => {
  test('is a named region with one way: to the enquiry form', () => {
    render(<ContactCallout tone="white" heading="Tell us" text="A few lines." action="Describe it" />);
    const region = screen.getByRole('region', { name: 'Tell us' });
    expect(hrefs(within(region).getAllByRole('link', { name: 'Describe it' }))).toEqual(['/contact/']);
  });

  test('takes a quieter way on after its button', () => {
    render(
      <ContactCallout tone="white" heading="Tell us" text="A few lines." action="Describe it">
        <a href="/how-we-work/">How we work</a>
      </ContactCallout>,
    );
    const region = screen.getByRole('region', { name: 'Tell us' });
    expect(hrefs(within(region).getAllByRole('link'))).toEqual(['/contact/', '/how-we-work/']);
  });
});
