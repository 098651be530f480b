/** The first task after the next paint: the page responds to a touch before longer work starts. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** An element is visible once it extends into the window by a fifth of the window's height; its edge is not enough. */
export const visibleArea = '0px 0px -20%';

export function whenVisible(run: (element: Element) => void): (element: Element) => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        run(target);
      }
    },
    { rootMargin: visibleArea },
  );
  return (element) => observer.observe(element);
}
