import { services } from '../../../../shared/content/services.ts';
import { technologies } from '../../../../shared/content/technologies.ts';

/*
 * What a company adds by `npm run new`. The texts follow the rules of tests/content, as those of the site must.
 */

/** The command's arguments, and the texts for each field in the order in which they stand. */
export type Addition = { args: string[]; texts: Record<string, string[]> };

const serviceSlugs = services.slice(0, 3).map(({ slug }) => slug);
const [technologyPage] = technologies as [(typeof technologies)[number]];
const technologyNames = technologyPage.technologies.slice(0, 2).map(({ name }) => name);

/** Where and how the added job is done. */
export const addedJob = { location: 'Pune, Maharashtra, India', type: 'Full-Time', mode: 'Onsite' };

/** A technology comes before the service that is built with it. */
export const additions: Addition[] = [
  {
    args: ['technology', 'Rust', technologyPage.slug],
    texts: {
      description: [
        'Compiled, quick and strict about memory. It earns its keep in gateways, parsers and other narrow places where every millisecond is billed.',
      ],
    },
  },
  {
    args: ['service', 'Cloud Migration'],
    texts: {
      summary: ['Servers moved out of your cellar, one weekend at a time.'],
      subtitle: ['Old machines leave, and whoever logs in on Monday notices nothing.'],
      headline: ['Moved without a lost night'],
      description: [
        'Leases end, fans fail and spare disks grow rare. Whatever still hums in a cupboard is listed, priced and given a new home at a provider of your choosing.',
        'Each application travels alone: copied, compared, switched over on a quiet evening, and switched back at once should anything look odd.',
        'Ageing servers listed, priced and moved to a provider one by one, with rehearsed switchovers, forecast bills and a certified end for the old hardware.',
        'Somebody walks through your cupboards with a torch and writes down each box, its owner, its noise and its lease.',
        'Racks are matched with rented machines, and a calculator shows what next January will cost under three different loads.',
        'One harmless application goes first on a rainy Tuesday, comes back again, and the stopwatch readings decide the calendar.',
        'The remaining cargo follows in weekly convoys, while a colleague sits beside your receptionist until the telephone stays silent.',
      ],
      points: [
        'Inventory of every machine and licence',
        'Rehearsed switchovers with a way back',
        'Monthly bills forecast before moving',
        'Retired hardware wiped and certified',
      ],
      builtWith: ['Rust', ...technologyNames],
      pictureAlt: ['A tower of navy servers rises on a blue beam from a cellar towards a pale cloud.'],
      related: serviceSlugs,
      title: [
        'Cloud Migration for Small Server Rooms',
        'Count the boxes',
        'Price the racks',
        'Rehearse one removal',
        'Empty the cellar',
      ],
      result: [
        'A numbered inventory with photographs and leases',
        'Forecast invoices for three loads',
        'Stopwatch readings and a dated calendar',
        'Disposal certificates and an empty cellar',
      ],
    },
  },
  {
    args: ['industry', 'Travel'],
    texts: {
      icon: ['globe', 'calendar-check', 'credit-card', 'device-mobile', 'chart-bar'],
      subtitle: ['Bookings, rosters and refunds for tour operators whose season never really ends.'],
      heading: ['Journeys that survive a storm'],
      lead: [
        'Flights slip, ferries stay in port and guests ring at midnight. Our screens show who is stranded, which bed is free and what it costs, so that somebody can answer before breakfast.',
      ],
      title: [
        'Itineraries with loose ends',
        'Deposits and refunds',
        'Guides on the road',
        'Yield by season',
        'Travel Software for Tour Operators',
      ],
      description: [
        'Planners drag hotels, guides and transfers onto one timeline. Gaps glow orange, doubled rooms glow red, and a printed folder for each traveller comes out of the same source at night.',
        'Cards are charged in stages as departure nears. When a trip is called off, tariff rules work out each share, and accountants approve the batch instead of typing two hundred transfers.',
        'A pocket app holds passenger names, dietary wishes and emergency numbers even in valleys with no reception. Headcounts made there travel home as soon as any signal appears again.',
        'Managers compare seats sold with last July, see what a discount really brought in, and drop unloved departures weeks earlier. Every figure opens into the reservations behind it.',
        'Itineraries, deposits, refunds and guides in one place for tour operators: what we automate, where we begin and how your season keeps running meanwhile.',
      ],
      firstStep: [
        'We ride along first: a day at the reservations desk, another on a coach. Then one tour is run in parallel for a month, with its spreadsheets open next to the new screens, until nobody looks at the old columns any more. Only afterwards do payments, suppliers and the remaining catalogue follow, country by country, at a pace your office sets.',
      ],
      pictureAlt: ['A blue glowing globe on a navy pedestal, circled by small white aeroplanes and ferries.'],
      relatedServices: serviceSlugs,
    },
  },
  {
    args: ['job', 'Cloud Engineer'],
    texts: {
      location: [addedJob.location],
      type: [addedJob.type],
      mode: [addedJob.mode],
      experience: ['2-5 years'],
      mainSkills: ['Networking', 'Shell scripts'],
      jobDescription: [
        'You will empty other people’s server cupboards. Most weeks hold one rehearsal, one switchover and a morning spent explaining an invoice to somebody who has never seen a cloud console.',
      ],
      keyResponsibilities: [
        'Catalogue machines, licences and cron tables nobody remembers',
        'Rehearse switchovers and rehearse the way back as well',
        'Forecast invoices and hunt for instances left running',
        'Wipe retired disks and file the certificates',
      ],
      skillsQualifications: [
        'Two providers known beyond their getting-started pages',
        'Patience with undocumented shell scripts from 2009',
        'Networking: subnets, peering, name resolution',
        'Willingness to work one quiet evening a week',
      ],
    },
  },
  {
    args: ['testimonial', 'Asha Rao'],
    texts: {
      title: ['Operations Director, Example Tours'],
      content: [
        'Eleven servers left our cellar in nine weekends, and on no Monday did anybody ring me about it.',
      ],
    },
  },
  {
    args: ['page', 'Case Studies'],
    texts: {
      title: ['Case Studies: Projects and What They Changed'],
      description: [
        'Projects told from the first call to the first year in use: what was wanted, what went wrong on the way, and what the people concerned now do differently.',
      ],
      subtitle: ['What was wanted, what went wrong, and what changed in the end.'],
      heading: ['Three projects, told honestly'],
      lead: ['Each story names the aim, the detours and the cost in weeks.'],
      paragraphs: [
        'A tour operator asked for a booking page and received a refund desk, because that is where its staff spent their nights.',
      ],
    },
  },
];
