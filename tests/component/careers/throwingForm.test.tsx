import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDialog, inDialog, showCareers } from './careersPage.tsx';

const broken = vi.hoisted(() => new Error('broken'));

vi.mock('../../../pages/careers/sections/ApplicationForm.tsx', () => ({
  ApplicationForm() {
    throw broken;
  },
}));

beforeEach(() => {
  history.replaceState(null, '', '/careers/');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('offers to load again when the form throws, and the job and the page stay', async () => {
  await showCareers();
  await userEvent.click(screen.getByRole('link', { name: 'Apply Now for React Developer' }));
  await waitFor(() => expect(inDialog().getByRole('alert')).toHaveTextContent(/could not be loaded/));
  expect(inDialog().getByRole('button', { name: 'Load again' })).toBeEnabled();
  expect(inDialog().getByText('About the React Developer.')).toBeVisible();
  expect(vi.mocked(console.error).mock.calls.flat()).toContain(broken);
  await closeDialog();
  expect(screen.getByRole('link', { name: 'Apply Now for React Developer' })).toBeVisible();
});
