import type { Examples } from '../../shared/content/schema.ts';
import { fill } from '../../shared/core/fill.ts';
import { daysOf, forecastOf, inRupees } from './figuresOf.ts';
import type { FigureTableProps } from './sections/FigureTable.tsx';

type Subject = Pick<Examples, 'labels' | 'project'>;

/** The tables of figures that a document may show, each with its sum, derived from the project. */
export const tables = {
  estimate({ labels, project }: Subject): FigureTableProps {
    const cost = (days: number) => ({ text: inDays(days, labels), note: inRupees(days * project.dayRate) });
    return {
      columns: [labels.piece, labels.likely, labels.most],
      rows: project.pieces.map(({ name, risk, likely, most }) => ({
        name,
        note: risk,
        figures: [cost(likely), cost(most)],
      })),
      sum: { name: labels.sum, figures: [cost(daysOf(project, 'likely')), cost(daysOf(project, 'most'))] },
    };
  },
  progress({ labels, project }: Subject): FigureTableProps {
    const figures = (worked: number, left: number) =>
      [worked, left].map((days) => ({ text: inDays(days, labels) }));
    return {
      columns: [labels.piece, labels.worked, labels.left],
      rows: project.pieces.map(({ name, worked, left }) => ({
        name,
        note: left === 0 ? labels.ready : worked === 0 ? labels.planned : labels.underway,
        figures: figures(worked, left),
      })),
      sum: { name: labels.sum, figures: figures(daysOf(project, 'worked'), daysOf(project, 'left')) },
    };
  },
  otherCosts({ labels, project: { otherCosts } }: Subject): FigureTableProps {
    const total = otherCosts.reduce((sum, { monthly }) => sum + monthly, 0);
    return {
      columns: [labels.cost, labels.monthly],
      rows: otherCosts.map(({ name, monthly }) => ({ name, figures: [{ text: inRupees(monthly) }] })),
      sum: { name: labels.sum, figures: [{ text: inRupees(total) }] },
    };
  },
  account({ labels, project }: Subject): FigureTableProps {
    const row = (name: string, days: number) => ({
      name,
      figures: [{ text: inDays(days, labels) }, { text: inRupees(days * project.dayRate) }],
    });
    return {
      columns: [labels.account, labels.time, labels.amount],
      rows: [row(labels.likely, daysOf(project, 'likely')), row(labels.most, daysOf(project, 'most'))],
      sum: row(labels.worked, forecastOf(project)),
    };
  },
};

const inDays = (days: number, { day, days: many }: Examples['labels']) =>
  days === 1 ? day : fill(many, { days });
