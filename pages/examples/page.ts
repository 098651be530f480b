import { calloutWith } from '../../shared/content/answers.ts';
import { exampleLinks, pathOfExample } from '../../shared/content/exampleLinks.ts';
import { examples } from '../../shared/content/examples.ts';
import { howWeWork } from '../../shared/content/howWeWork.ts';
import { nextSteps } from '../../shared/content/nextSteps.ts';
import { fill } from '../../shared/core/fill.ts';
import { definePage } from '../../shared/shell/pageDeclaration.ts';
import type { ExamplePageProps } from './ExamplePage.tsx';
import { figuresOf } from './figuresOf.ts';
import { tables } from './tableOf.ts';

const { all, tag, notice, labels, project, documents } = examples;
const figures = figuresOf(project);

type Part = (typeof documents)[number]['parts'][number];

/** A part of a document with its figures. The pieces are rows, as other rows are. */
function partOf({ heading, text, points, rows, ticks, table, signatures }: Part) {
  const pieces = project.pieces.map(({ name, does }) => ({ label: name, text: does }));
  return {
    heading,
    isWide: table !== undefined,
    text: text && fill(text, figures),
    points,
    rows: (table === 'pieces' ? pieces : rows)?.map((row) => ({ ...row, text: fill(row.text, figures) })),
    ticks,
    table: table && table !== 'pieces' ? tables[table](examples) : undefined,
    signatures,
  };
}

export default documents.map((document) =>
  definePage<ExamplePageProps>({
    path: pathOfExample(document),
    template: 'examples/ExamplePage',
    search: document.search,
    banner: document.banner,
    parent: { name: howWeWork.banner.title, path: '/how-we-work/' },
    props: {
      tag,
      notice,
      facts: [
        { label: labels.project, text: project.name },
        { label: labels.client, text: project.client },
        { label: labels.written, text: fill(document.written, figures) },
      ],
      parts: document.parts.map(partOf),
      others: { heading: all, path: pathOfExample(document), links: exampleLinks },
      callout: calloutWith(nextSteps.callouts.service),
    },
  }),
);
