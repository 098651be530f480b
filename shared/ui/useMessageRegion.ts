import { type RefObject, useLayoutEffect, useRef } from 'react';
import { assertInPage } from './assertInPage.ts';

/**
 * A region of an island for messages. If something has removed it from the page, its next message would be shown to
 * nobody: the island is then rendered again.
 * @returns the region's ref
 */
export function useMessageRegion(message: string | undefined): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (message) assertInPage(region.current!);
  }, [message]);
  return region;
}
