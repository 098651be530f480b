import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pictureNames, pictureOf } from '#shared/model/pictures.ts';
import { pageMotion } from '#shared/runtime/motion/pageMotion.ts';
import { PartnerMarquee } from '../../../pages/home/islands/PartnerMarquee.tsx';
import { stubIntersectionObserver, stubReducedMotion } from '../../support/browserStubs.ts';

const { FastMarquee } = vi.hoisted(() => ({ FastMarquee: vi.fn() }));
vi.mock('react-fast-marquee', () => ({ default: FastMarquee }));

let reduceMotion: (isReduced: boolean) => void;
let showInWindow: (isInView: boolean) => void;

beforeEach(() => {
  reduceMotion = stubReducedMotion();
  showInWindow = stubIntersectionObserver();
  FastMarquee.mockReset().mockImplementation(({ children }) => <div data-testid="running">{children}</div>);
});

const logo = pictureOf([...pictureNames][0]!);
const partners = ['One', 'Two', 'Three'].map((name) => ({ name, logo }));
const show = (isInView: boolean) => {
  render(
    <section>
      <PartnerMarquee heading="Partners" partners={partners} />
    </section>,
  );
  showInWindow(isInView);
};
const running = () => screen.findByTestId('running');
const around = () => screen.getByRole('list').parentElement!;

test('is the complete list, reached by keyboard as it scrolls sideways, until it may move', () => {
  show(false);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('list')).toHaveProperty('tabIndex', 0);
  expect(around()).toHaveClass('marquee--waiting');
  expect(FastMarquee).not.toHaveBeenCalled();
});

test('once it may move, the list is left to screen readers, and to them alone', async () => {
  show(true);
  expect((await running()).closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('list')).toHaveProperty('tabIndex', -1);
});

test('stands still while a mouse is on it, and out of view', async () => {
  show(true);
  const isPlaying = () => FastMarquee.mock.lastCall![0].play;
  const row = (await running()).parentElement!;
  expect(isPlaying()).toBe(true);
  fireEvent.pointerMove(row, { pointerType: 'mouse' });
  expect(isPlaying()).toBe(false);
  fireEvent.pointerLeave(row);
  expect(isPlaying()).toBe(true);
  showInWindow(false);
  expect(isPlaying()).toBe(false);
});

test('is a plain list while motion is paused, and under reduced motion', async () => {
  pageMotion().choose('pause');
  show(true);
  expect(around()).toHaveClass('marquee--plain');
  act(() => pageMotion().choose('play'));
  await running();
  act(() => reduceMotion(true));
  expect(around()).toHaveClass('marquee--plain');
  await waitFor(() => expect(screen.queryByTestId('running')).not.toBeInTheDocument());
});
