import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { dropdownGrace } from '../runtime/tokens.ts';

const panelOf = (group: HTMLElement) => group.querySelector<HTMLElement>('[popover]')!;
const isShown = (panel: HTMLElement) => panel.matches(':popover-open');

/**
 * Adds to a button with a native popover what the platform lacks: opening on hover, closing when the pointer or
 * the focus leaves both, Escape giving the focus back. A click on a panel that hovering has just opened keeps it.
 * @param group element that holds the button and its popover
 * @returns `isOpen` for aria-expanded, undefined until the script knows, and the handlers of the group
 */
export function useHoverPopover(group: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState<boolean>();
  const isOpenByHover = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = group.current!;
    const panel = panelOf(element);
    const follow = () => setOpen(isShown(panel));
    panel.addEventListener('toggle', follow);
    if (element.matches(':hover') && matchMedia('(hover: hover)').matches && !isShown(panel)) {
      isOpenByHover.current = true;
      if (panel.checkVisibility()) panel.showPopover();
    }
    follow();
    return () => panel.removeEventListener('toggle', follow);
  }, [group]);

  const close = () => {
    clearTimeout(closing.current);
    isOpenByHover.current = false;
    const panel = panelOf(group.current!);
    if (isShown(panel)) panel.hidePopover();
  };

  return {
    isOpen,
    onPointerEnter({ pointerType }: PointerEvent) {
      clearTimeout(closing.current);
      const panel = panelOf(group.current!);
      if (pointerType !== 'mouse' || isShown(panel)) return;
      isOpenByHover.current = true;
      panel.showPopover();
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') closing.current = setTimeout(close, dropdownGrace);
    },
    onClick(event: MouseEvent) {
      const isButton = (event.target as Element).closest('button') !== null;
      if (isButton && isOpenByHover.current) event.preventDefault();
      isOpenByHover.current = false;
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !group.current!.contains(relatedTarget as Node)) close();
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !isShown(panelOf(group.current!))) return;
      close();
      group.current!.querySelector('button')!.focus();
    },
  };
}
