import { useEffect, useRef } from 'react';
import type { PictureData } from '../content/pictures.ts';
import { withBase } from '../runtime/base.ts';
import { breakpointUp } from '../runtime/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import './Drawer.scss';
import { DrawerGroup } from './DrawerGroup.tsx';
import { Logo } from './Logo.tsx';
import type { MenuEntry } from './siteData.ts';

/** Id by which the menu button opens the drawer without script. */
export const drawerId = 'drawer';

type DrawerProps = {
  mark: PictureData;
  menu: MenuEntry[];
  currentPath: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/**
 * The menu of narrow screens: a native popover at the right edge. Escape and the scrim close it natively; the
 * shell makes the page behind it inert, so that the focus stays inside.
 */
export function Drawer({ mark, menu, currentPath, isOpen, onToggle }: DrawerProps) {
  const drawer = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = drawer.current!;
    const follow = () => onToggle(element.matches(':popover-open'));
    const wide = matchMedia(breakpointUp('medium'));
    const closeWhenWide = () => wide.matches && element.hidePopover();
    follow();
    element.addEventListener('toggle', follow);
    wide.addEventListener('change', closeWhenWide);
    return () => {
      element.removeEventListener('toggle', follow);
      wide.removeEventListener('change', closeWhenWide);
    };
  }, [onToggle]);

  useEffect(() => {
    if (isOpen && !drawer.current!.contains(document.activeElement)) closeButton.current!.focus();
  }, [isOpen]);

  const close = () => drawer.current!.hidePopover();

  return (
    <div
      className="drawer"
      id={drawerId}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      ref={drawer}
    >
      <div className="drawer__top">
        <span className="drawer__mark">
          <Logo picture={mark} />
        </span>
        <button
          className="drawer__close"
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label="Close menu"
          ref={closeButton}
        >
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label="Main">
        <ul className="drawer__list">
          {menu.map((entry) => (
            <li className="drawer__item" key={entry.label}>
              {'items' in entry ? (
                <DrawerGroup
                  label={entry.label}
                  links={entry.items}
                  currentPath={currentPath}
                  onNavigate={close}
                />
              ) : (
                <a
                  className="drawer__row"
                  href={withBase(entry.path)}
                  aria-current={entry.path === currentPath ? 'page' : undefined}
                  onClick={close}
                >
                  {entry.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
