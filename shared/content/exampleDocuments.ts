import { defineContent } from '../model/defineContent.ts';
import { approved, promise } from '../model/marks.ts';
import { exampleDocumentsSchema } from '../model/schema.ts';

/** Example documents of one small project: what a client receives on paper. */
export const exampleDocuments = defineContent('exampleDocuments', exampleDocumentsSchema, {
  linkText: 'Example {name}',
  all: 'From the same project',
  tag: 'Example',
  notice:
    'This document shows what you would receive. The client is invented, and rates and figures are examples, not an offer.',
  labels: { project: 'Project', client: 'Client', written: 'Written' },
  project: { name: 'Order portal for trade customers', client: 'A wholesale business' },
  documents: [
    {
      slug: 'scope',
      name: 'scope',
      search: {
        title: 'Example of a Project Scope on One Page',
        description:
          'A one-page scope for a small software project: the task, how success is measured, what is built, what is left out, and what the client contributes.',
      },
      banner: {
        title: 'Example scope',
        subtitle: 'One page that says what will be built, for whom, and what will not.',
      },
      written: 'Before week 1',
      parts: promise([
        {
          heading: 'The task',
          text: 'Customers order by phone and on paper. Three people type some 80 orders a day into the accounting software, and about five of them have to be corrected by phone. Customers should place orders themselves, at the prices agreed with them, and see what is in stock.',
        },
        {
          heading: 'How we will know that it works',
          points: [
            'Three months after the launch, half of all orders arrive through the portal',
            'An order of twenty lines takes a customer under five minutes',
            'No order is typed a second time',
          ],
        },
        {
          heading: 'What we build',
          isWide: true,
          rows: [
            {
              label: 'Sign-in for customers',
              text: 'With a phone number and a code that is valid once. The office adds and blocks customers.',
            },
            {
              label: 'Catalogue with agreed prices',
              text: 'All items with photo, pack size and stock. Customers see the prices agreed with them.',
            },
            {
              label: 'Nightly import',
              text: 'Stock, prices and credit limits come from the accounting software. If a run fails, the office gets an e-mail.',
            },
            {
              label: 'Basket and order',
              text: 'From the catalogue, by item number or from an earlier order, with pack size and credit limit checked.',
            },
            {
              label: 'Order desk',
              text: 'The office sees new orders, changes or confirms them, and prints a picking list.',
            },
            {
              label: 'Confirmation',
              text: 'Customers get the confirmed order by e-mail, as a PDF that shows the tax.',
            },
            {
              label: 'Moving the data',
              text: 'Customers and items are moved twice: first as a rehearsal, then for good. Both times they are counted.',
            },
            {
              label: 'Launch',
              text: 'Ten customers first, then all of them. Two people in the office are trained.',
            },
          ],
        },
        {
          heading: 'What is left out',
          points: [
            'Payment online: customers go on paying by invoice',
            'Delivery tracking: a later project, once orders run',
            'An app from a store: the portal works in a phone’s browser',
          ],
        },
        {
          heading: 'Limits that we build for',
          rows: [
            { label: 'Size', text: 'Up to 500 customers, 5,000 items and 300 orders a day.' },
            { label: 'Speed', text: 'Each page opens within two seconds on a mid-range phone on 4G.' },
            {
              label: 'Safety',
              text: 'A backup each night, kept for 30 days, restored once before the launch.',
            },
          ],
        },
        {
          heading: 'What we need from you',
          rows: [
            {
              label: 'A person who decides',
              text: 'Two hours a week, with answers within two working days.',
            },
            { label: 'Access', text: 'A test copy of the accounting software in week 1.' },
            { label: 'Texts and photos', text: 'The list of items in week 1, photos by week 3.' },
            { label: 'First users', text: 'Three customers who try it from week 4 on.' },
          ],
        },
        {
          heading: 'When a piece is done',
          text: 'We show it on a test address, you try it, and it is done once you accept it in writing. This scope is yours, whether or not you have us build it.',
          signatures: ['For the client', 'For us'],
        },
      ]),
    },
    {
      slug: 'estimate',
      name: 'estimate',
      search: {
        title: 'Example Estimate with Two Figures per Piece',
        description:
          'An estimate for a small software project: each piece with the days and cost that are likely and at most, what makes the difference, and what others charge.',
      },
      banner: {
        title: 'Example estimate',
        subtitle: 'Two figures for each piece, and the reason for the difference.',
      },
      written: 'Before week 1, after the scope',
      parts: promise([
        {
          heading: 'How to read it',
          text: '“Likely” is what a piece takes if all goes well, “at most” what it takes if the thing named below it goes wrong. A day is eight hours of one person’s work and costs ₹12,000. Tax is extra.',
        },
        {
          heading: 'The pieces',
          table: {
            columns: ['Piece', 'Likely', 'At most'],
            rows: [
              {
                name: 'Sign-in for customers',
                note: 'Codes arrive late on some phone networks.',
                figures: ['3 days\n₹36,000', '5 days\n₹60,000'],
              },
              {
                name: 'Catalogue with agreed prices',
                note: 'Photos are missing or have to be cut out.',
                figures: ['6 days\n₹72,000', '9 days\n₹1,08,000'],
              },
              {
                name: 'Nightly import',
                note: 'Credit limits are not part of the export.',
                figures: ['5 days\n₹60,000', '9 days\n₹1,08,000'],
              },
              {
                name: 'Basket and order',
                note: 'Discounts follow more rules than the three we know.',
                figures: ['5 days\n₹60,000', '8 days\n₹96,000'],
              },
              {
                name: 'Order desk',
                note: 'Orders have to be split between two warehouses.',
                figures: ['6 days\n₹72,000', '9 days\n₹1,08,000'],
              },
              {
                name: 'Confirmation',
                note: 'Tax differs between items of one order.',
                figures: ['2 days\n₹24,000', '3 days\n₹36,000'],
              },
              {
                name: 'Moving the data',
                note: 'Customers exist twice, under different names.',
                figures: ['3 days\n₹36,000', '5 days\n₹60,000'],
              },
              {
                name: 'Launch',
                note: 'The first ten ask for changes before others join.',
                figures: ['4 days\n₹48,000', '5 days\n₹60,000'],
              },
            ],
            sum: { name: 'Together', figures: ['34 days\n₹4,08,000', '53 days\n₹6,36,000'] },
          },
        },
        {
          heading: 'How long it takes',
          rows: [
            {
              label: 'Team',
              text: 'One engineer full time, and a second for a day a week to review and test: six days of work a week.',
            },
            { label: 'Ready', text: 'Probably after 6 weeks, at the latest after 9.' },
          ],
        },
        {
          heading: 'What we assume',
          points: [
            'The accounting software can write stock and prices into a file each night',
            'Texts, photos and prices come from you, in the weeks named in the scope',
            'There are three kinds of discount: by customer, by quantity and by season',
          ],
        },
        {
          heading: 'What others charge',
          text: 'You pay these services yourself, from accounts in your name. We add nothing to their prices.',
          table: {
            columns: ['Service', 'Each month'],
            rows: [
              { name: 'Server in India, with backups', figures: ['₹3,500'] },
              { name: 'Sign-in codes, about 4,000 messages', figures: ['₹1,000'] },
              { name: 'E-mail delivery', figures: ['₹800'] },
              { name: 'Domain name', figures: ['₹100'] },
            ],
            sum: { name: 'Together', figures: ['₹5,400'] },
          },
        },
        {
          heading: 'How you pay',
          points: [
            'A piece is due when you accept it: the days worked, never more than its second figure',
            'A change is described and priced before anybody works on it',
            'After any piece you can stop, and keep what is finished',
          ],
        },
      ]),
    },
    {
      slug: 'build-note',
      name: 'build note',
      search: {
        title: 'Example of a Fortnightly Build Note',
        description:
          'A build note from the middle of a small software project: what can be tried, days worked and left for each piece, a forecast, and the decisions that are open.',
      },
      banner: {
        title: 'Example build note',
        subtitle: 'Every two weeks: what you can try, where we stand and what we need.',
      },
      written: 'End of week 4, second note',
      parts: promise([
        {
          heading: 'In short',
          text: 'Stock, prices and credit limits now arrive every night. Customers can fill a basket and send it; the credit limit is not checked yet. We are on course for week 7.',
        },
        {
          heading: 'What you can try',
          points: [
            'Sign in on the test address as one of three customers, each with different prices',
            'Order by item number, or repeat an earlier order',
            'Open last night’s import, with the 14 items that it refused',
          ],
        },
        {
          heading: 'Where we stand',
          table: {
            columns: ['Piece', 'Worked', 'Left'],
            rows: [
              { name: 'Sign-in for customers', note: 'Ready to try', figures: ['4 days', '0 days'] },
              { name: 'Catalogue with agreed prices', note: 'Ready to try', figures: ['7 days', '0 days'] },
              { name: 'Nightly import', note: 'Ready to try', figures: ['8 days', '0 days'] },
              { name: 'Basket and order', note: 'In progress', figures: ['5 days', '1 day'] },
              { name: 'Order desk', note: 'Not started', figures: ['0 days', '6 days'] },
              { name: 'Confirmation', note: 'Not started', figures: ['0 days', '2 days'] },
              { name: 'Moving the data', note: 'Not started', figures: ['0 days', '3 days'] },
              { name: 'Launch', note: 'Not started', figures: ['0 days', '4 days'] },
            ],
            sum: { name: 'Together', figures: ['24 days', '16 days'] },
          },
        },
        {
          heading: 'What the figures say',
          text: 'Worked and left come to 40 days, or ₹4,80,000. The estimate said 34 days, at most 53. The import took longer than its likely figure, because credit limits are kept in a file of their own.',
        },
        {
          heading: 'What we found',
          rows: [
            {
              label: 'Refused items',
              text: '14 items have two pack sizes. Until the office chooses one, they are not on sale.',
            },
            {
              label: 'Missing photos',
              text: 'Some 300 items have none. They can go live with a grey picture.',
            },
          ],
        },
        {
          heading: 'What we need from you',
          rows: [
            {
              label: 'By Wednesday',
              text: 'Are prices shown with tax or without? We suggest without, as on your price list.',
            },
            { label: 'By Friday', text: 'The names of the ten customers who start first.' },
          ],
        },
        {
          heading: 'The next two weeks',
          points: [
            'Finish the credit check; build the order desk and the confirmation',
            'Move the data once, as the rehearsal',
            'Show it to you on Friday of week 6, in your office or by video',
          ],
        },
      ]),
    },
    {
      slug: 'handover',
      name: 'handover',
      search: {
        title: 'Example of a Handover Checklist for Software',
        description:
          'A handover checklist at the end of a small software project: code, accounts, keys, data and people, each with proof, what stays open and the final account.',
      },
      banner: {
        title: 'Example handover',
        subtitle: 'All that changes hands, each with the proof that it works without us.',
      },
      written: 'End of week 7',
      parts: promise([
        {
          heading: 'Code and documents',
          ticks: [
            {
              label: 'Source code',
              text: 'In your repository since week 1, with its history. Two of your people own it.',
            },
            { label: 'Tests', text: 'They run with one command, and all passed today.' },
            {
              label: 'Installation guide',
              text: 'Your administrator followed it on an empty server, without our help.',
            },
            { label: 'Decisions', text: 'Eleven short notes beside the code: what was chosen, and why.' },
            { label: 'Open-source parts', text: 'A list with versions and licences.' },
          ],
        },
        {
          heading: 'Accounts and keys',
          ticks: [
            {
              label: 'Accounts',
              text: 'Server, domain, mail and sign-in codes: all in your name, none in ours.',
            },
            {
              label: 'Passwords and keys',
              text: 'Your administrator has changed them. Ours no longer work: we tried.',
            },
          ],
        },
        {
          heading: 'Data',
          ticks: [
            { label: 'Backup', text: 'Restored to an empty server while you watched, in 25 minutes.' },
            { label: 'Export', text: 'Customers, items and orders as CSV, each column explained.' },
            { label: 'Test systems', text: 'Deleted, or holding invented customers only.' },
          ],
        },
        {
          heading: 'People',
          ticks: [
            { label: 'Office', text: 'Two people confirmed twenty orders without a question.' },
            { label: 'Developers', text: 'A walk through the code, two hours, recorded.' },
            {
              label: 'In an emergency',
              text: 'One page beside the order desk: what may fail, and what to do first.',
            },
          ],
        },
        {
          heading: 'The final account',
          table: {
            columns: ['For all pieces', 'Time', 'Amount'],
            rows: [
              { name: 'Likely', figures: ['34 days', '₹4,08,000'] },
              { name: 'At most', figures: ['53 days', '₹6,36,000'] },
            ],
            sum: { name: 'Worked', figures: ['40 days', '₹4,80,000'] },
          },
        },
        {
          heading: 'What stays open',
          rows: [
            { label: 'Photos', text: '41 items still have a grey picture. The office adds them.' },
            {
              label: 'Delivery tracking',
              text: 'Left out, as the scope says. The order desk has a place for it.',
            },
          ],
        },
        {
          heading: 'From here on',
          text: 'In the first weeks after the launch we watch the system with you and fix what comes up; that is part of the plan. Then you choose: a support contract, help by the hour, or your own team.',
          signatures: ['Handed over by', 'Received by'],
        },
      ]),
    },
  ],
});
