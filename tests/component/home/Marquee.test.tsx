import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MotionStore } from '../../../shared/runtime/motion/createMotionStore.ts';
import { Marquee } from '../../../shared/ui/Marquee.tsx';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';
import { fakeMotionStore } from '../../support/motionSurroundings.ts';

const mocks = vi.hoisted(() => ({ motion: undefined as unknown as MotionStore, FastMarquee: vi.fn() }));

vi.mock('../../../shared/runtime/motion/pageMotion.ts', () => ({ pageMotion: () => mocks.motion }));
vi.mock('../../../shared/ui/marquee/fastMarquee.ts', () => ({ FastMarquee: mocks.FastMarquee }));

let fake: ReturnType<typeof fakeMotionStore>;
let show: (isInView: boolean) => void;

beforeEach(() => {
  fake = fakeMotionStore();
  mocks.motion = fake.store;
  mocks.FastMarquee.mockReset().mockImplementation(({ children }) => (
    <div data-testid="running">{children}</div>
  ));
  show = stubIntersectionObserver();
});

afterEach(() => vi.unstubAllGlobals());

const items = ['One', 'Two', 'Three'].map((name) => ({ name, content: name }));
const settings = () => mocks.FastMarquee.mock.lastCall![0];
const running = () => screen.findByTestId('running');

describe('before it is near the window', () => {
  test('is the complete list and nothing else', () => {
    render(<Marquee labelledBy="partners" items={items} isMoving />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(mocks.FastMarquee).not.toHaveBeenCalled();
  });

  test('is reached by keyboard, as it scrolls sideways, and no longer once it runs', async () => {
    render(
      <>
        <h2 id="partners">Partners</h2>
        <Marquee labelledBy="partners" items={items} isMoving />
      </>,
    );
    expect(screen.getByRole('list', { name: 'Partners' })).toHaveProperty('tabIndex', 0);
    show(true);
    await running();
    expect(screen.getByRole('list')).toHaveProperty('tabIndex', -1);
  });
});

describe('near the window', () => {
  test('runs at 60 px a second and fills the row', async () => {
    render(<Marquee labelledBy="partners" items={items} isMoving />);
    show(true);
    await running();
    expect(settings()).toMatchObject({ speed: 60, autoFill: true, play: true });
    expect(settings().direction ?? 'left').toBe('left');
  });

  test('keeps the list for screen readers and hides the running copy from them', async () => {
    render(<Marquee labelledBy="partners" items={items} isMoving />);
    show(true);
    expect((await running()).closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  test('pauses in place while it may not move, and continues', async () => {
    const { rerender } = render(<Marquee labelledBy="partners" items={items} isMoving />);
    show(true);
    await running();
    rerender(<Marquee labelledBy="partners" items={items} isMoving={false} />);
    expect(settings().play).toBe(false);
    rerender(<Marquee labelledBy="partners" items={items} isMoving />);
    expect(settings().play).toBe(true);
  });

  test('fetches nothing while it may not move', () => {
    const { container } = render(<Marquee labelledBy="partners" items={items} isMoving={false} />);
    show(true);
    expect(container.firstChild).toHaveClass('marquee--waiting');
    expect(mocks.FastMarquee).not.toHaveBeenCalled();
  });

  test('is plain from the start when motion was paused on another page', () => {
    fake.store.choose('pause');
    const { container } = render(<Marquee labelledBy="partners" items={items} isMoving={false} />);
    expect(container.firstChild).toHaveClass('marquee--plain');
  });

  test('becomes plain when less motion is asked for', async () => {
    const { container } = render(<Marquee labelledBy="partners" items={items} isMoving />);
    show(true);
    await running();
    act(() => fake.reduce(true));
    expect(container.firstChild).toHaveClass('marquee--plain');
    await waitFor(() => expect(screen.queryByTestId('running')).not.toBeInTheDocument());
  });
});
