import { Button, buttonSizes, buttonVariants, LinkButton } from '#shared/ui/Button.tsx';
import { CarouselProgress } from '#shared/ui/CarouselProgress.tsx';
import { MotionToggle } from '#shared/ui/MotionToggle.tsx';
import { RoundButton, roundButtonSizes, roundButtonVariants } from '#shared/ui/RoundButton.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import type { SampleGroupProps } from '../SampleGroup.tsx';

const slides = { names: ['Backend', 'DevOps', 'Mobile'], current: 1, onChoose: () => undefined };

const progress = {
  name: 'CarouselProgress',
  inEachState: <CarouselProgress heading="Stack" {...slides} />,
};

/** Controls and links for light and navy sections. */
export const controls: SampleGroupProps[] = [
  ...buttonVariants.flatMap((variant) =>
    buttonSizes.map((size) => {
      const look = { variant, size, children: 'Send' };
      return {
        name: `Button, ${variant}, ${size}`,
        inEachState: <Button {...look} icon="arrow-right" />,
        samples: {
          disabled: <Button {...look} disabled />,
          sending: <Button {...look} aria-disabled />,
          link: <LinkButton {...look} href="/components/" />,
        },
      };
    }),
  ),
  ...roundButtonVariants.flatMap((variant) =>
    roundButtonSizes.map((size) => ({
      name: `RoundButton, ${variant}, ${size}`,
      inEachState: <RoundButton icon="arrow-right" label="Move" variant={variant} size={size} />,
    })),
  ),
  { name: 'MotionToggle', inEachState: <MotionToggle /> },
  { name: 'TextLink', inEachState: <TextLink href="/components/">More</TextLink> },
]
  .map((group): SampleGroupProps => ({ ...group, size: 'small' }))
  .concat(progress);
