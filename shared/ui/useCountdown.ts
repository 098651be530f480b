import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

function followTab(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Counts down while a message is shown, and pauses while a pointer moves over it, it has the focus or its tab is
 * hidden. A message that appears under a resting pointer is not hovered.
 * @param message the message, empty if none is shown; each new message restarts the countdown
 * @returns handlers for the element that is shown
 */
export function useCountdown(message: string, milliseconds: number, onEnd: () => void) {
  const left = useRef(milliseconds);
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHidden = useSyncExternalStore(
    followTab,
    () => document.hidden,
    () => false,
  );
  const isHeld = isPointed || hasFocus || isHidden;
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    left.current = message ? milliseconds : 0;
    // The pointer that closed a message may still be where the next one appears.
    setPointed(false);
    setFocus(false);
  }, [message, milliseconds]);

  useEffect(() => {
    if (!message || isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [message, isHeld]);

  return {
    onPointerMove: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}
