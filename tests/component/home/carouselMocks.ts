import { vi } from 'vitest';
import type { MotionStore } from '../../../shared/runtime/motion/createMotionStore.ts';
import type { CarouselSettings } from '../../../shared/ui/carousel/startCarousel.ts';
import { fakeMotionStore } from '../../support/motionSurroundings.ts';

/** What takes the place of Swiper and of the page's motion. Make it in `vi.hoisted`, for `vi.mock` to use. */
export const carouselMocks = () => ({
  motion: undefined as unknown as MotionStore,
  settings: undefined as CarouselSettings | undefined,
  running: { next: vi.fn(), previous: vi.fn(), goTo: vi.fn(), rotate: vi.fn(), destroy: vi.fn() },
  startCarousel: vi.fn(),
});

/**
 * Makes the mocks as new, before a test.
 * @returns the visitor's browser, which decides on motion
 */
export function renewMocks(mocks: ReturnType<typeof carouselMocks>) {
  vi.resetAllMocks();
  const fake = fakeMotionStore();
  mocks.motion = fake.store;
  mocks.startCarousel.mockImplementation((_viewport: Element, settings: CarouselSettings) => {
    mocks.settings = settings;
    settings.onFit(true);
    return mocks.running;
  });
  return fake;
}
