import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the window; false at first. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);

  return isInView;
}
