import { type FocusEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { durations } from '../core/tokens.ts';
import { noticeWords } from '../words/controls.ts';
import { Icon } from './Icon.tsx';
import './Notice.scss';

type NoticeProps = {
  /** A toast is announced when the screen reader is idle, the others at once. */
  look: 'toast' | 'success' | 'error';
  message: string;
  /** What the message is about, if that is not visible on the page. */
  subject?: string;
  isInCorner?: boolean;
  onDismiss: () => void;
};

/** It must be rendered before it has a message: a live region announces only changes. */
export function Notice(props: NoticeProps) {
  const { look, message, subject = '', isInCorner = look === 'toast', onDismiss } = props;
  const focusedBefore = useRef<HTMLElement>(null);
  const id = useId();
  const { onFocus, ...handlers } = useCountdown(message && subject + message, durations.notice, onDismiss);

  const noteFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    onFocus();
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      focusedBefore.current = relatedTarget;
    }
  };
  const close = () => {
    focusedBefore.current?.focus({ preventScroll: true });
    focusedBefore.current = null;
    onDismiss();
  };

  const classes = ['notice', message ? `notice--${look}` : 'notice--silent'];
  if (message && isInCorner) classes.push('notice--in-corner');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here, the countdown only waits
    <div
      // Otherwise Firefox makes a new accessibility object, with a new live region, once the notice is in the corner.
      id={id}
      className={classes.join(' ')}
      {...handlers}
      onFocus={noteFocus}
    >
      {message && <Icon name={look === 'error' ? 'warning-circle' : 'check-circle'} />}
      {/* Without a role: screen readers say an alert in some browsers twice, in others not at all. */}
      <div className="notice__text" aria-live={look === 'toast' ? 'polite' : 'assertive'} aria-atomic="true">
        {message && subject && <span className="notice__subject small">{subject}</span>}
        {message && <span>{message}</span>}
      </div>
      {message && (
        <button className="notice__close" type="button" aria-label={noticeWords.close} onClick={close} />
      )}
    </div>
  );
}

/** Pauses once a pointer has moved over the message, and while it has the focus. @returns handlers for it */
function useCountdown(message: string, milliseconds: number, onEnd: () => void) {
  const left = useRef(milliseconds);
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointed || hasFocus;
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
