import { calloutWith } from '#shared/model/answers.ts';
import { exampleDocuments, howWeWork, nextSteps } from '#shared/model/content.ts';
import { exampleLinks, pathOfExample } from '#shared/model/pageLinks.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';

const { all, tag, notice, labels, project, documents } = exampleDocuments;

const pages = documents.map((document) =>
  definePage({
    path: pathOfExample(document),
    template: 'examples/ExamplePage',
    search: document.search,
    banner: document.banner,
    callout: calloutWith(nextSteps.callouts.service),
    parent: { name: howWeWork.banner.title, path: '/how-we-work/' },
    props: {
      tag,
      notice,
      facts: [
        { label: labels.project, text: project.name },
        { label: labels.client, text: project.client },
        { label: labels.written, text: document.written },
      ],
      parts: document.parts,
      others: { heading: all, links: exampleLinks, current: pathOfExample(document) },
    },
  }),
);

export type ExampleProps = (typeof pages)[number]['props'];

export default pages;
