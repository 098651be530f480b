import { defineContent } from './defineContent.ts';
import { promise } from './marks.ts';
import { whyChooseUsSchema } from './schema.ts';

/** The two groups of four cards below every service. */
export const whyChooseUs = defineContent('whyChooseUs', whyChooseUsSchema, {
  heading: 'Why Choose Us',
  lead: promise('What you can hold us to, whatever the service.'),
  groups: [
    [
      {
        icon: 'users-three',
        title: 'Expertise',
        description: 'Engineers who know their tools and explain every choice in plain words.',
      },
      {
        icon: 'puzzle-piece',
        title: 'Custom Solutions',
        description: 'Scope, stack and team follow from your problem, not a package.',
      },
      {
        icon: 'shield-check',
        title: 'Quality Assurance',
        description: promise(
          'Every piece of work is reviewed, and checked in a way that suits it, before you get it.',
        ),
      },
      {
        icon: 'clock',
        title: 'Timely Delivery',
        description: promise('Short cycles, each ending with something you can see and try.'),
      },
    ],
    [
      {
        icon: 'medal',
        title: 'Best In Industry',
        description: 'Methods and tools we would defend in front of your own engineers.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation Hub',
        description: promise('New tools are tested in our own time before they reach your project.'),
      },
      {
        icon: 'briefcase',
        title: 'Professional Staff',
        description: 'Clear owners, decisions in writing and calm communication.',
      },
      {
        icon: 'headset',
        title: '24/7 Support',
        description: promise('Cover at any hour for live products, on the terms of your support contract.'),
      },
    ],
  ],
});
