import { calloutWith, withReply } from '#shared/model/answers.ts';
import { howWeWork, nextSteps } from '#shared/model/content.ts';
import { withIcon } from '#shared/model/icons.ts';
import { exampleLinks, pathOfExample } from '#shared/model/pageLinks.ts';
import { definePage } from '#shared/page/pageDeclaration.ts';

const { stages, ...head } = howWeWork.path;
const { search, banner, principles, ways, questions } = howWeWork;

const page = definePage({
  path: '/how-we-work/',
  template: 'how-we-work/HowWeWorkPage',
  search,
  banner,
  callout: calloutWith(nextSteps.callouts.service),
  props: {
    principles: { ...principles, items: principles.items.map(withIcon) },
    workPath: {
      ...head,
      stages: stages.map(({ example, ...stage }, index) => ({
        ...withIcon(stage),
        description: index === 0 ? withReply(stage.description) : stage.description,
        example: exampleLinks.find(({ path }) => path === pathOfExample({ slug: example })),
      })),
    },
    ways: { ...ways, items: ways.items.map(withIcon) },
    questions,
  },
});

export type HowWeWorkProps = (typeof page)['props'];

export default page;
