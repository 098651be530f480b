import { Button } from '#shared/ui/Button.tsx';
import { Carousel, carouselThreeFrom } from '#shared/ui/Carousel.tsx';
import { Checklist } from '#shared/ui/Checklist.tsx';
import { Marquee } from '#shared/ui/Marquee.tsx';
import { SectionHead } from '#shared/ui/SectionHead.tsx';
import { byName, type SampleGroupProps, sampleText as text } from '../SampleGroup.tsx';

const items = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, content: <p>{name}</p> }));

const carousel = { lead: text, slides: items };

/** Components as wide as a page. */
export const wide: SampleGroupProps[] = [
  {
    name: 'SectionHead',
    size: 'full',
    samples: {
      'heading alone': <SectionHead id="alone" heading="Heading" />,
      small: <SectionHead id="small" heading="Small heading" size="small" />,
      'with a lead and controls': (
        <SectionHead id="controlled" heading="Heading with a lead" lead={text}>
          <Button size="small">Control</Button>
        </SectionHead>
      ),
    },
  },
  {
    name: 'Carousel',
    size: 'full',
    samples: {
      ...byName(carouselThreeFrom, (threeFrom) => (
        <Carousel {...carousel} id={threeFrom} heading={`Three from ${threeFrom}`} threeFrom={threeFrom} />
      )),
      'one slide': (
        <Carousel {...carousel} id="one" heading="One slide" slides={items.slice(0, 1)} threeFrom="large" />
      ),
    },
  },
  {
    name: 'Marquee',
    size: 'full',
    samples: {
      moving: <Marquee items={items} isMoving />,
      still: <Marquee items={items} isMoving={false} />,
    },
  },
  { name: 'Checklist', samples: { points: <Checklist points={['One', text]} /> } },
];
