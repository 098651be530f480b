import { services } from '../../../../shared/content/services.ts';
import { technologies } from '../../../../shared/content/technologies.ts';

/*
 * What a company writes where `npm run new` left texts to fill in, in the order in which they stand. They keep the
 * rules of tests/content, as texts of the site must.
 */

/** A thing that the company adds: the arguments of `npm run new`, and the texts. */
export type Addition = { args: string[]; texts: string[] };

const serviceSlugs = services.slice(0, 3).map(({ slug }) => slug);
const [technologyPage] = technologies as [(typeof technologies)[number]];
const technologyNames = ['Rust', ...technologyPage.technologies.slice(0, 2).map(({ name }) => name)];

/** Where and how the added job is done. */
export const addedJob = { location: 'Pune, Maharashtra, India', type: 'Full-Time', mode: 'Onsite' };

/** What the company adds. A technology comes before the service that is built with it. */
export const additions: Addition[] = [
  {
    args: ['technology', 'Rust', technologyPage.slug],
    texts: [
      'Compiled, quick and strict about memory. It earns its keep in gateways, parsers and other narrow places where every millisecond is billed.',
    ],
  },
  {
    args: ['service', 'Cloud Migration'],
    texts: [
      'Servers moved out of your cellar, one weekend at a time.',
      'Old machines leave, and whoever logs in on Monday notices nothing.',
      'Moved without a lost night',
      'Leases end, fans fail and spare disks grow rare. Whatever still hums in a cupboard is listed, priced and given a new home at a provider of your choosing.',
      'Each application travels alone: copied, compared, switched over on a quiet evening, and switched back at once should anything look odd.',
      'Inventory of every machine and licence',
      'Rehearsed switchovers with a way back',
      'Monthly bills forecast before moving',
      'Retired hardware wiped and certified',
      ...technologyNames,
      'A tower of navy servers rises on a blue beam from a cellar towards a pale cloud.',
      ...serviceSlugs,
      'Cloud Migration for Small Server Rooms',
      'Ageing servers listed, priced and moved to a provider one by one, with rehearsed switchovers, forecast bills and a certified end for the old hardware.',
    ],
  },
  {
    args: ['industry', 'Travel'],
    texts: [
      'globe',
      'Bookings, rosters and refunds for tour operators whose season never really ends.',
      'Journeys that survive a storm',
      'Flights slip, ferries stay in port and guests ring at midnight. Our screens show who is stranded, which bed is free and what it costs, so that somebody can answer before breakfast.',
      'calendar-check',
      'Itineraries with loose ends',
      'Planners drag hotels, guides and transfers onto one timeline. Gaps glow orange, doubled rooms glow red, and a printed folder for each traveller comes out of the same source at night.',
      'credit-card',
      'Deposits and refunds',
      'Cards are charged in stages as departure nears. When a trip is called off, tariff rules work out each share, and accountants approve the batch instead of typing two hundred transfers.',
      'device-mobile',
      'Guides on the road',
      'A pocket app holds passenger names, dietary wishes and emergency numbers even in valleys with no reception. Headcounts made there travel home as soon as any signal appears again.',
      'chart-bar',
      'Yield by season',
      'Managers compare seats sold with last July, see what a discount really brought in, and drop unloved departures weeks earlier. Every figure opens into the reservations behind it.',
      'We ride along first: a day at the reservations desk, another on a coach. Then one tour is run in parallel for a month, with its spreadsheets open next to the new screens, until nobody looks at the old columns any more. Only afterwards do payments, suppliers and the remaining catalogue follow, country by country, at a pace your office sets.',
      'A blue glowing globe on a navy pedestal, circled by small white aeroplanes and ferries.',
      ...serviceSlugs,
      'Travel Software for Tour Operators',
      'Itineraries, deposits, refunds and guides in one place for tour operators: what we automate, where we begin and how your season keeps running meanwhile.',
    ],
  },
  {
    args: ['job', 'Cloud Engineer'],
    texts: [
      ...Object.values(addedJob),
      '2-5 years',
      'You will empty other people’s server cupboards. Most weeks hold one rehearsal, one switchover and a morning spent explaining an invoice to somebody who has never seen a cloud console.',
      'Catalogue machines, licences and cron tables nobody remembers',
      'Rehearse switchovers and rehearse the way back as well',
      'Forecast invoices and hunt for instances left running',
      'Wipe retired disks and file the certificates',
      'Two providers known beyond their getting-started pages',
      'Patience with undocumented shell scripts from 2009',
      'Networking: subnets, peering, name resolution',
      'Willingness to work one quiet evening a week',
    ],
  },
  {
    args: ['testimonial', 'Asha Rao'],
    texts: [
      'Operations Director, Example Tours',
      'Eleven servers left our cellar in nine weekends, and on no Monday did anybody ring me about it.',
    ],
  },
  {
    args: ['page', 'Case Studies'],
    texts: [
      'Case Studies: Projects and What They Changed',
      'Projects told from the first call to the first year in use: what was wanted, what went wrong on the way, and what the people concerned now do differently.',
      'What was wanted, what went wrong, and what changed in the end.',
      'Three projects, told honestly',
      'Each story names the aim, the detours and the cost in weeks.',
      'A tour operator asked for a booking page and received a refund desk, because that is where its staff spent their nights.',
    ],
  },
];
