import type { IconData } from '../core/icons.ts';
import { ContentIcon } from '../ui/Icon.tsx';
import './IconList.scss';

type IconListProps = {
  items: { icon: IconData; title: string; description: string }[];
  columns?: 'one' | 'three' | 'five';
};

export function IconList({ items, columns = 'one' }: IconListProps) {
  return (
    <ul className={`icon-list icon-list--${columns}`} data-reveal="items">
      {items.map(({ icon, title, description }) => (
        <li className="icon-list__item" key={title}>
          <ContentIcon icon={icon} />
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
