import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { company } from '#shared/model/content.ts';
import { ContactPage } from '../../../pages/contact/ContactPage.tsx';
import contact from '../../../pages/contact/page.ts';

it('shows the office’s phone and mailbox and the sales department’s mailbox under their headings', () => {
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
