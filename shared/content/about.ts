import { defineContent } from '../model/defineContent.ts';
import { approved, placeholder, promise } from '../model/marks.ts';
import { aboutSchema } from '../model/schema.ts';
import { yearEstablished } from './yearEstablished.ts';

const ownAddress = 'the address of the CEO’s own page or mailbox';

/** The About page. The CEO's name, portrait and links are placeholders until replaced. */
export const about = defineContent('about', aboutSchema, {
  search: {
    title: 'About Us: A Software Company in Indore',
    description: promise(
      `Established in Indore in ${yearEstablished}: how we started, what we aim for, the five values we hire for, and a CEO with over a decade of IT experience.`,
    ),
  },
  banner: {
    title: 'About Us',
    subtitle: 'An IT services and software development company based in Indore, India.',
  },
  about: {
    heading: 'A young company with a long view of software',
    paragraphs: [
      `We were established in ${yearEstablished} to do careful engineering work for companies that depend on their software.`,
      promise(
        'Our work covers design, development, testing, cloud and data. Clients talk to the people who write the code, see a running build at every step, and keep everything they need to carry on without us.',
      ),
    ],
    picture: 'services/full-stack-development',
  },
  story: {
    heading: 'Our Story',
    text: promise(
      `We started in Indore in ${yearEstablished} with a simple aim: fewer layers between client and engineer, shorter cycles, and estimates people can plan with. That is how we set up every project.`,
    ),
  },
  mission: {
    heading: 'Our Mission',
    text: promise(
      'To give every client software they understand, own and can rely on, and to give every engineer work they are proud to sign.',
    ),
  },
  values: {
    heading: 'Our Values',
    lead: promise('Five habits we hire for and hold each other to.'),
    items: [
      { icon: 'lightbulb', title: 'Innovation', description: 'Try early, keep what works.' },
      { icon: 'medal', title: 'Excellence', description: 'Finish the last ten per cent.' },
      { icon: 'scales', title: 'Integrity', description: 'Say the hard thing first.' },
      { icon: 'handshake', title: 'Collaboration', description: 'Decide openly, together.' },
      {
        icon: 'arrows-clockwise',
        title: 'Continuous improvement',
        description: 'Leave it better each week.',
      },
    ],
  },
  ceo: {
    heading: 'Meet Our CEO',
    text: 'Our CEO has worked in IT for over a decade and brings that experience to the way we plan, build and explain our work.',
    name: placeholder('CEO name', 'the CEO’s name'),
    role: 'Chief Executive Officer',
    portrait: placeholder(
      '',
      'the CEO’s portrait, 880 by 900 pixels: put it into shared/pictures/about, run "npm run pictures" and write its name here, such as "about/ceo"',
    ),
    social: [
      {
        network: 'linkedin',
        label: 'Our CEO on LinkedIn',
        url: placeholder('https://www.example.com/ceo-linkedin', ownAddress),
      },
      {
        network: 'email',
        label: 'E-mail to our CEO',
        url: placeholder('mailto:ceo@example.com', ownAddress),
      },
      {
        network: 'twitter',
        label: 'Our CEO on Twitter',
        url: placeholder('https://www.example.com/ceo-twitter', ownAddress),
      },
      {
        network: 'wellfound',
        label: 'Our CEO on Wellfound',
        url: placeholder('https://www.example.com/ceo-wellfound', ownAddress),
      },
    ],
  },
  join: {
    heading: 'Join Our Team',
    text: promise('Work on real products with people who will read your code and help you improve it.'),
    action: 'Visit our Careers page',
    picture: 'services/staff-augmentation',
  },
});
