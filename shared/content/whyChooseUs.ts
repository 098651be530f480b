import { defineContent } from '../model/defineContent.ts';
import { approved, promise } from '../model/marks.ts';
import { whyChooseUsSchema } from '../model/schema.ts';

/** The two groups of four cards below every service. */
export const whyChooseUs = defineContent('whyChooseUs', whyChooseUsSchema, {
  heading: 'Why Choose Us',
  lead: promise('Whatever the service, you can hold us to this.'),
  groups: [
    [
      {
        icon: 'users-three',
        title: 'Expertise',
        description: promise('Engineers who explain every choice in plain words.'),
      },
      {
        icon: 'puzzle-piece',
        title: 'Custom Solutions',
        description: promise('Scope, stack and team follow from your problem.'),
      },
      {
        icon: 'shield-check',
        title: 'Quality Assurance',
        description: promise('Every piece of work is reviewed and checked before you get it.'),
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
        description: promise('We invite your engineers to review our work.'),
      },
      {
        icon: 'lightbulb',
        title: 'Innovation Hub',
        description: promise('We try a new tool on our own work before it touches yours.'),
      },
      {
        icon: 'briefcase',
        title: 'Professional Staff',
        description: promise('Clear owners, plain language, decisions in writing.'),
      },
      {
        icon: 'headset',
        title: '24/7 Support',
        description: promise('Round-the-clock cover for live products, by support contract.'),
      },
    ],
  ],
});
