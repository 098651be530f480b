import { withBase } from '../core/base.ts';
import type { MenuGroup } from '../site/siteData.ts';
import { Icon } from '../ui/Icon.tsx';

type DrawerGroupProps = { entry: MenuGroup; currentPath: string };

/** One of the drawer's accordions. It opens natively and independently of the other. */
export function DrawerGroup({ entry, currentPath }: DrawerGroupProps) {
  const isCurrent = currentPath.startsWith(entry.path);
  return (
    // A visitor may have opened it before React loaded: keep their `open`.
    <details className="drawer__group" suppressHydrationWarning>
      <summary className="drawer__row" aria-current={isCurrent || undefined}>
        {entry.label}
        <Icon name="caret-down" />
      </summary>
      <ul className="drawer__links">
        {entry.items.map(({ label, path }) => (
          <li key={path}>
            <a
              className="drawer__link"
              href={withBase(path)}
              aria-current={path === currentPath ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
