import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { dropdownGrace } from '../core/tokens.ts';
import { byHover } from '../runtime/islands/protocol.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuLink, useIsWithin } from './MenuLink.tsx';
import type { MenuGroup, SiteLink } from './siteData.ts';
import './NavDropdown.scss';

/** CSS shows the panel on hover until React takes over. */
export function NavDropdown({ menu, foot }: { menu: MenuGroup; foot: SiteLink }) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { isOpen, ...handlers } = useHoverPopover(group);
  const isCurrent = useIsWithin(menu.path);
  return (
    <div className="nav-dropdown" ref={group} {...handlers}>
      <button
        className="header-nav__link"
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-current={isCurrent}
      >
        <span className="header-nav__label">{menu.label}</span>
        <Icon name="caret-down" />
      </button>
      <div className="nav-dropdown__panel" id={id} popover="auto">
        <ul className={`nav-dropdown__list nav-dropdown__list--${menu.items.length > 8 ? 'long' : 'short'}`}>
          {menu.items.map(({ label, path }) => (
            <li key={path}>
              <MenuLink className="nav-dropdown__link" path={path}>
                {label}
              </MenuLink>
            </li>
          ))}
          <li className="nav-dropdown__overview">
            <MenuLink className="nav-dropdown__link" path={menu.path} isExact>
              {menu.overview}
            </MenuLink>{' '}
            <MenuLink className="nav-dropdown__link" path={foot.path}>
              {foot.label}
            </MenuLink>
          </li>
        </ul>
      </div>
    </div>
  );
}

const panelOf = (group: HTMLElement) => group.querySelector<HTMLElement>('.nav-dropdown__panel')!;
const isShown = (panel: HTMLElement) => panel.matches(':popover-open');

function openByHover(panel: HTMLElement): void {
  if (isShown(panel)) return;
  panel.setAttribute(byHover, '');
  panel.showPopover();
}

/** A click right after hovering keeps the panel open. In browsers without popovers, CSS shows it. */
function useHoverPopover(group: RefObject<HTMLElement | null>): ComponentProps<'div'> & { isOpen?: boolean } {
  const [isOpen, setOpen] = useState<boolean>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    const panel = panelOf(group.current!);
    if (!isShown(panel)) return;
    if (panel.contains(document.activeElement)) group.current!.querySelector('button')!.focus();
    panel.hidePopover();
  };

  useEffect(() => {
    const panel = panelOf(group.current!);
    if (!panel.showPopover) return;
    const follow = () => {
      setOpen(isShown(panel));
      if (!isShown(panel)) panel.removeAttribute(byHover);
    };
    panel.addEventListener('toggle', follow);
    // Until now CSS may have shown it on hover.
    if (panel.getClientRects().length > 0 && !isShown(panel)) {
      openByHover(panel);
      // It is already visible.
      for (const animation of panel.getAnimations()) animation.finish();
    }
    follow();
    return () => {
      clearTimeout(timer.current);
      panel.removeEventListener('toggle', follow);
    };
  }, [group]);

  if (isOpen === undefined) return {};
  return {
    isOpen,
    onPointerEnter({ pointerType }) {
      clearTimeout(timer.current);
      if (pointerType !== 'mouse') return;
      // If another panel is open, the pointer may only be crossing this button.
      const isAnotherOpen = document.querySelector('.nav-dropdown :popover-open') !== null;
      const panel = panelOf(group.current!);
      if (isAnotherOpen) timer.current = setTimeout(openByHover, dropdownGrace, panel);
      else openByHover(panel);
    },
    onPointerLeave({ pointerType }) {
      clearTimeout(timer.current);
      if (pointerType === 'mouse') timer.current = setTimeout(close, dropdownGrace);
    },
    onClick(event) {
      clearTimeout(timer.current);
      const panel = panelOf(group.current!);
      const pressed = (event.target as Element).closest('a, button');
      // A link to the current page loads no page that would close it.
      if (pressed?.matches('a')) close();
      // A panel that has just closed may still have the attribute: its toggle event, which removes it, may be late.
      else if (pressed && isShown(panel) && panel.hasAttribute(byHover)) event.preventDefault();
      panel.removeAttribute(byHover);
    },
    onBlur({ relatedTarget }) {
      if (relatedTarget && !group.current!.contains(relatedTarget as Node)) close();
    },
    onKeyDown({ key }) {
      if (key === 'Escape') close();
    },
  };
}
