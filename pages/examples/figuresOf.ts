import type { Examples } from '../../shared/content/schema.ts';
import { siteLang } from '../../shared/core/siteLang.ts';

const rupees = new Intl.NumberFormat(siteLang, {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** An amount as Indian readers write it: "₹4,08,000" for 408000. */
export const inRupees = (amount: number) => rupees.format(amount);

type Project = Examples['project'];

/** The sum of a field over all pieces of a project, in days. */
export const daysOf = ({ pieces }: Project, field: 'likely' | 'most' | 'worked' | 'left'): number =>
  pieces.reduce((sum, piece) => sum + piece[field], 0);

/** Days until the end as the build note foresees it: those worked and those left. */
export const forecastOf = (project: Project) => daysOf(project, 'worked') + daysOf(project, 'left');

/** The figures that the texts of a project's documents may name, each derived from its pieces. */
export function figuresOf(project: Project) {
  const { dayRate, daysPerWeek, notedInWeek } = project;
  const likelyDays = daysOf(project, 'likely');
  const mostDays = daysOf(project, 'most');
  const forecastDays = forecastOf(project);
  const weeks = (days: number) => Math.ceil(days / daysPerWeek);
  return {
    dayRate: inRupees(dayRate),
    daysPerWeek,
    notedWeek: notedInWeek,
    likelyDays,
    mostDays,
    forecastDays,
    forecastAmount: inRupees(forecastDays * dayRate),
    likelyWeeks: weeks(likelyDays),
    mostWeeks: weeks(mostDays),
    forecastWeeks: weeks(forecastDays),
  };
}
