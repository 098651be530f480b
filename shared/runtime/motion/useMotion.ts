import { type FocusEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';
import { mayMove, type PageMotion } from './motionRule.ts';
import { pageMotion } from './pageMotion.ts';

const beforeScript: PageMotion = { choice: undefined, isReduced: false, isHidden: false };

const subscribe = (onChange: () => void) => pageMotion().subscribe(onChange);
const getState = () => pageMotion().getState();

/** What holds for everything on the page, kept up to date. */
export function usePageMotion(): PageMotion {
  return useSyncExternalStore(subscribe, getState, () => beforeScript);
}

/**
 * The motion rule for one moving part.
 * @returns `isMoving`, and the handlers for the element whose keyboard focus stops the part and for the one that
 * stops it while a mouse rests on it; a part that ignores the mouse leaves out the latter
 */
export function useMotion() {
  const page = usePageMotion();
  const [hasFocus, setFocus] = useState(false);
  const [isHovered, setHovered] = useState(false);

  return {
    isMoving: mayMove(page, { hasFocus, isHovered }),
    focusHandlers: {
      // A click leaves the focus on a button too, but without a visible ring: that does not hold the motion up.
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      },
    },
    hoverHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
  };
}

/** What a moving part gets of `useMotion`. */
export type Motion = ReturnType<typeof useMotion>;
