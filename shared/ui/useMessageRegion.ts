import { type RefObject, useLayoutEffect, useRef } from 'react';
import { assertInPage } from './assertInPage.ts';

/**
 * A region for messages in an island. If something has removed it from the page, nobody would see its next message: the
 * island is then rendered again.
 * @returns the region's ref
 */
export function useMessageRegion(message: string | undefined): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (message) assertInPage(region.current!);
  }, [message]);
  return region;
}
