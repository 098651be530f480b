import { exampleLinkOf } from '../../shared/content/exampleLinks.ts';
import { howWeWork } from '../../shared/content/howWeWork.ts';
import { withIcon } from '../../shared/content/icons.ts';
import { nextSteps } from '../../shared/content/nextSteps.ts';
import { definePage } from '../../shared/shell/pageDeclaration.ts';
import type { HowWeWorkPageProps } from './HowWeWorkPage.tsx';

const { search, banner, principles, path, ways, questions } = howWeWork;

export default definePage<HowWeWorkPageProps>({
  path: '/how-we-work/',
  template: 'how-we-work/HowWeWorkPage',
  search,
  banner,
  props: {
    principles: { ...principles, items: principles.items.map(withIcon) },
    workPath: {
      ...path,
      stages: path.stages.map(({ example, ...stage }) => ({
        ...withIcon(stage),
        example: exampleLinkOf(example),
      })),
    },
    ways: { ...ways, items: ways.items.map(withIcon) },
    questions,
    callout: nextSteps.callouts.service,
  },
});
