import { type RefObject, useEffect, useState } from 'react';
import { visibleArea } from '../islands/whenVisible.ts';

/** Whether an element is visible in the window, as for islands that wake when they are; false at first. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting), {
      rootMargin: visibleArea,
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);

  return isInView;
}
