import { type PointerEvent, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { visibleArea } from '../islands/moments.ts';
import { beforeScript, mayMove, type PageMotion, pageMotion } from './pageMotion.ts';

const subscribe = (onChange: () => void) => pageMotion().subscribe(onChange);
const getState = () => pageMotion().getState();

export const usePageMotion = (): PageMotion => useSyncExternalStore(subscribe, getState, () => beforeScript);

function useInView(element: RefObject<Element | null>): boolean {
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

function useFocusInSection(part: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setFocus] = useState(false);

  useEffect(() => {
    const section = part.current!.closest('section')!;
    // A click also focuses a button, but without a visible ring: that does not stop the motion.
    const enter = ({ target }: FocusEvent) => setFocus((target as Element).matches(':focus-visible'));
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!section.contains(relatedTarget as Node | null)) setFocus(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    section.addEventListener('focusin', enter, { signal });
    section.addEventListener('focusout', leave, { signal });
    // The element may have been focused before the script ran.
    const focused = document.activeElement;
    if (section.contains(focused)) setFocus(focused!.matches(':focus-visible'));
    return () => listening.abort();
  }, [part]);

  return hasFocus;
}

export function useMotion(part: RefObject<HTMLElement | null>) {
  const page = usePageMotion();
  const isInView = useInView(part);
  const hasFocus = useFocusInSection(part);
  const [isHovered, setHovered] = useState(false);
  const hover = ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse');

  return {
    isMoving: mayMove(page, { isInView, hasFocus, isHovered }),
    hoverHandlers: {
      onPointerEnter: hover,
      // It may have entered before the script ran.
      onPointerMove: hover,
      onPointerLeave: () => setHovered(false),
    },
  };
}
