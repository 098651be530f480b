import { IndustryTile } from '#shared/blocks/IndustryTile.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import type { HomeProps } from '../page.ts';
import './IndustriesWeServe.scss';

export function IndustriesWeServe({ heading, lead, overview, tiles }: HomeProps['industries']) {
  const link = <TextLink href="/industries/">{overview}</TextLink>;
  return (
    <Section isNavy head={{ id: 'industries', heading, lead, children: link }}>
      <ul className="industries-we-serve" data-reveal="items">
        {tiles.map((tile) => (
          <li
            className={tile.shape === 'short' ? undefined : `industries-we-serve__${tile.shape}`}
            key={tile.path}
          >
            <IndustryTile {...tile} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
