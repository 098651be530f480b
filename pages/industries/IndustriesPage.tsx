import { IndustryTile } from '#shared/blocks/IndustryTile.tsx';
import { Overview } from '#shared/blocks/Overview.tsx';
import type { IndustriesProps } from './page.ts';
import './IndustriesPage.scss';

export function IndustriesPage({ industries, ...texts }: IndustriesProps) {
  return (
    <Overview id="industries" {...texts}>
      <ul className="industries-page__tiles" data-reveal="items">
        {industries.map((industry) => (
          <li key={industry.path}>
            <IndustryTile {...industry} isRow />
          </li>
        ))}
      </ul>
    </Overview>
  );
}
