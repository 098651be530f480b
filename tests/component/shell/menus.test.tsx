import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DrawerGroup } from '../../../shared/shell/DrawerGroup.tsx';
import { HeaderNav } from '../../../shared/shell/HeaderNav.tsx';
import { type MenuGroup, siteData } from '../../../shared/shell/siteData.ts';
import { industry, menu } from '../../support/samples.ts';

const group = siteData.menu.find(
  (entry): entry is MenuGroup => 'items' in entry && entry.path === '/industries/',
)!;

describe('HeaderNav', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it('has links and two buttons, each with its own panel', () => {
    render(<HeaderNav menu={siteData.menu} currentPath="/" />);
    const panels = [menu.services, menu.industries].map((name) => button(name).getAttribute('popovertarget'));
    expect(new Set(panels).size).toBe(2);
    for (const id of panels) expect(document.getElementById(id!)).toHaveAttribute('popover', 'auto');
  });

  it('marks the button above the current page and no other', () => {
    render(<HeaderNav menu={siteData.menu} currentPath={`/industries/${industry.slug}/`} />);
    expect(button(menu.industries)).toHaveAttribute('aria-current', 'true');
    expect(button(menu.services)).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: industry.name, hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('does not mark the home page as the parent of every other', () => {
    render(<HeaderNav menu={siteData.menu} currentPath="/about/" />);
    expect(screen.getByRole('link', { name: menu.home })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: menu.about })).toHaveAttribute('aria-current', 'page');
  });
});

describe('DrawerGroup', () => {
  it('is closed at first and holds its links and the overview', () => {
    render(<DrawerGroup entry={group} currentPath="/" />);
    const details = screen.getByRole('group');
    expect(details).not.toHaveAttribute('open');
    expect(within(details).getAllByRole('link', { hidden: true })).toHaveLength(group.items.length + 1);
  });

  it('keeps what a visitor opened when it is rendered again', () => {
    const { rerender } = render(<DrawerGroup entry={group} currentPath="/" />);
    screen.getByRole('group').setAttribute('open', '');
    rerender(<DrawerGroup entry={group} currentPath="/about/" />);
    expect(screen.getByRole('group')).toHaveAttribute('open');
  });
});
