import { defineContent } from '../model/defineContent.ts';
import { approved, placeholder, promise } from '../model/marks.ts';
import { howWeWorkSchema } from '../model/schema.ts';

const unpriced =
  'what this costs at the least, such as ₹2,00,000 for a first version; or remove this `placeholder(…)` and leave the empty text';

/** The page on how a project runs, from first contact to handover. */
export const howWeWork = defineContent('howWeWork', howWeWorkSchema, {
  search: {
    title: 'How We Work: Steps, Costs and Ownership',
    description:
      'How a software project with us runs from first contact to handover: ways to engage, how costs are estimated, who owns the code, security, support and leaving.',
  },
  banner: {
    title: 'How We Work',
    subtitle: 'The stages, the costs and what stays yours.',
  },
  principles: {
    heading: 'Three promises on every project',
    lead: promise('Whatever the task and however you pay, these three never change.'),
    items: [
      {
        icon: 'eye',
        title: 'You see it early',
        description: promise(
          'Every step ends with something that you can open, try and judge. It is easier to correct something you can use than a plan on paper.',
        ),
      },
      {
        icon: 'key',
        title: 'It is yours',
        description: promise(
          'The repository, the accounts and the keys are in your name from the first day, so nothing has to be handed back at the end.',
        ),
      },
      {
        icon: 'path',
        title: 'You can stop',
        description: promise(
          'You can stop after any step, with agreed notice, and keep what is finished. That keeps us honest, and your decisions small.',
        ),
      },
    ],
  },
  path: {
    heading: 'How a project runs',
    lead: promise('Six stages. A small project goes through them once; a large one repeats the building.'),
    stages: [
      {
        icon: 'envelope-simple',
        title: 'First contact',
        description: promise(
          'You leave your details or write to us, and we ask about the task. If we are not the right people for it, we say so straight away.',
        ),
      },
      {
        icon: 'lightbulb',
        title: 'Discovery',
        example: 'scope',
        description: promise(
          'We talk to the people who will use the result and look at what you have. You get a written scope: what will be done, for whom, and what is left out.',
        ),
      },
      {
        icon: 'file-text',
        title: 'Estimate and agreement',
        example: 'estimate',
        description: promise(
          'We split the scope into pieces, each with a price and our assumptions. You choose how to work with us and sign, or take the scope elsewhere.',
        ),
      },
      {
        icon: 'puzzle-piece',
        title: 'Building in short steps',
        example: 'build-note',
        description: promise(
          'Each step is reviewed, tested and shown to you. What you find decides what comes next.',
        ),
      },
      {
        icon: 'rocket-launch',
        title: 'Launch',
        description: promise(
          'First a rehearsal, with a restored backup and a way back. Then the real launch, at a time that suits the people who depend on it.',
        ),
      },
      {
        icon: 'key',
        title: 'Handover',
        example: 'handover',
        description: promise(
          'Documents and a walkthrough of the system for those who look after it next: your own team, another company or our support.',
        ),
      },
    ],
  },
  ways: {
    heading: 'Three ways to work with us',
    lead: promise('You can switch: many projects start at a fixed price and continue with a team.'),
    labels: { fits: 'Fits when', price: 'Starts at', pay: 'You pay', change: 'When plans change' },
    items: [
      {
        icon: 'package',
        title: 'Fixed-price project',
        summary: promise('An agreed result at an agreed price.'),
        fits: 'The result can be described in advance: an audit, a prototype, a first version, a migration.',
        price: placeholder('', unpriced),
        pay: promise('The agreed price, in instalments. Each is due when you accept the step it pays for.'),
        change: promise(
          'The change is described and priced before anybody works on it. You decide whether it is worth it.',
        ),
      },
      {
        icon: 'users-three',
        title: 'Monthly team',
        summary: promise('Our people, our lead, your priorities.'),
        fits: 'The product keeps growing, and what comes next depends on what users say about the last step.',
        price: placeholder('', unpriced),
        pay: promise('A monthly rate for each person, agreed in advance, with a list of what was done.'),
        change: promise('You reorder the list of work. The team picks it up in the next step.'),
      },
      {
        icon: 'identification-card',
        title: 'Staff augmentation',
        summary: promise('Engineers in your team, under your lead.'),
        fits: 'You have a technical lead and a backlog, but lack people or one particular skill.',
        price: placeholder('', unpriced),
        pay: promise('A monthly rate for each person. You meet the people first and choose who joins.'),
        change: promise('You add or release people, with the notice set out in the contract.'),
      },
    ],
  },
  questions: {
    heading: 'What clients ask us first',
    lead: promise('Is yours missing? [E-mail it to us](mailto:{email}).'),
    items: [
      {
        question: 'What does it cost?',
        answer: promise(
          'That depends on how much there is to build, how many systems it touches and how firm the plan is. The estimate lists our work, what others charge for licences, hosting and services, and who pays for what.',
        ),
      },
      {
        question: 'How do you estimate?',
        answer: promise(
          'We cut the work into pieces of a few days and give each two figures: one if all goes well, one if it doesn’t. You see the pieces, both figures and what we assumed.',
        ),
      },
      {
        question: 'How much do our working hours overlap?',
        answer: promise(
          'Our office is on Indian Standard Time, five and a half hours ahead of UTC. A European morning falls within our working day; with the Americas we share your morning and our evening.',
        ),
      },
      {
        question: 'Who will work on it?',
        answer: promise(
          'People you have met: you know what they have done before and which part they take on. If someone has to be replaced, you hear of it from us first, and the work is handed over in person.',
        ),
      },
      {
        question: 'What do you need from us?',
        answer:
          'One person who can decide, some time each week to answer questions and try what is ready, and early access to the systems and data involved. Most delays start where one of these is missing.',
      },
      {
        question: 'Will what we show you stay confidential?',
        answer: promise(
          'Yes. We sign a confidentiality agreement, yours or ours, before you show us anything that needs one. Only the people on your project can open your material, which is returned or deleted at the end. We name you as a client only if you agree.',
        ),
      },
      {
        question: 'Who owns the code?',
        answer: promise(
          'You do. The contract transfers the rights in what we make for you as you pay for each step. Open-source parts keep their own licences; you get a list of them. We use nothing in your product that only we could provide.',
        ),
      },
      {
        question: 'How do you handle security?',
        answer: promise(
          'Access is personal, needs a second factor and ends with the work on the project. Changes are reviewed, dependencies checked for known vulnerabilities, passwords kept out of the code and real personal data out of test systems. If there is an incident, we tell you at once what we know.',
        ),
      },
      {
        question: 'What happens after the launch?',
        answer: promise(
          'The first weeks are part of the plan: we watch the system with you and fix what comes up. Then you choose: a support contract with agreed response times, help by the hour, or your own team with our documents. Round-the-clock cover is one of these contracts.',
        ),
      },
      {
        question: 'What if we want to leave?',
        answer: promise(
          'After any step, with the notice set out in the contract. You then hold the code, the accounts, your data in a common format and a guide to running it all. For an agreed time we answer questions from those who take over.',
        ),
      },
    ],
  },
});
