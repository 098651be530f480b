import { type RefObject, useEffect, useState } from 'react';

type InViewOptions = {
  /** Distance outside the window at which an element already counts, as a CSS margin. */
  margin?: string;
  /** Whether the result stays true once it has been true. */
  isLasting?: boolean;
};

/** Whether an element is in the window, or near it; false at first. */
export function useInView(element: RefObject<Element | null>, options: InViewOptions = {}): boolean {
  const { margin = '0px', isLasting = false } = options;
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isNow = entries.at(-1)!.isIntersecting;
        setInView(isNow);
        if (isNow && isLasting) observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, margin, isLasting]);

  return isInView;
}
