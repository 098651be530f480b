import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { company } from '#shared/model/content.ts';
import { ContactPage } from '../../../pages/contact/ContactPage.tsx';
import contact from '../../../pages/contact/page.ts';
import { showMap } from '../../../pages/contact/start.ts';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';

test('the contact page shows the office’s phone and mailbox and the sales department’s mailbox under their headings', () => {
  render(<ContactPage {...contact.props} />);
  const { direct, departments } = contact.props.details.labels;
  const linksBelow = (name: string) =>
    [...screen.getByRole('heading', { name }).closest('section')!.querySelectorAll('a')].map(
      (link) => link.textContent,
    );
  const chat = company.whatsApp ? [expect.stringContaining(contact.props.details.labels.whatsApp)] : [];
  expect(linksBelow(direct)).toEqual([company.phone, company.email, ...chat]);
  expect(linksBelow(departments)).toEqual([company.salesEmail]);
});

// The map.
const ask = vi.fn<typeof fetch>();
let report: ReturnType<typeof stubIntersectionObserver>;
const map = () => document.querySelector('p');
const use = (type = 'scroll') => fireEvent(window, new Event(type));

/** Shows the map's place on a page that is scrolled by as much. */
function show(scrolled = 0): void {
  vi.stubGlobal('scrollY', scrolled);
  // As a browser that runs scripts reads it: as text.
  const map = '&lt;p&gt;The map&lt;/p&gt;';
  document.body.innerHTML = `<div><noscript data-embed="https://maps.example.org/embed">${map}</noscript></div>`;
  showMap();
}

beforeEach(() => {
  report = stubIntersectionObserver();
  vi.stubGlobal('fetch', ask);
  ask.mockReset().mockResolvedValue(new Response());
});

test.each(['scroll', 'pointerdown', 'keydown', 'focusin'])(
  'a service is asked once it is seen after a %s',
  async (type) => {
    show();
    report(true);
    expect(ask).not.toHaveBeenCalled();
    use(type);
    report(false);
    expect(ask).not.toHaveBeenCalled();
    report(true);
    use(type);
    report(true);
    expect(ask).toHaveBeenCalledOnce();
    expect(ask.mock.lastCall![1]).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
    await expect.poll(map).toHaveTextContent('The map');
  },
);

test('a page that was scrolled before its script came counts as used', async () => {
  show(300);
  report(true);
  await expect.poll(map).toBeInTheDocument();
});

test('without a network nothing takes the place of the map, until the network is back', async () => {
  ask.mockRejectedValueOnce(new TypeError());
  show(300);
  report(true);
  await expect.poll(() => ask.mock.settledResults[0]?.type).toBe('rejected');
  expect(map()).toBeNull();
  use('online');
  await expect.poll(map).toBeInTheDocument();
});
