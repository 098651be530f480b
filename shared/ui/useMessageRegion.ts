import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A region of an island for messages. If something has removed it from the page, its next message would be shown to
 * nobody: as where React itself finds a node gone, the island is then rendered afresh.
 * @returns the region's ref
 */
export function useMessageRegion(message: string | undefined): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (message && !region.current!.isConnected)
      throw new DOMException('A message has no place in the page', 'NotFoundError');
  }, [message]);
  return region;
}
