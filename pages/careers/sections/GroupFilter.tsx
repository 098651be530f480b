import { Fragment } from 'react';
import { jobWords } from '#shared/content/words/careers.ts';
import './GroupFilter.scss';

/** A group of jobs to choose, and how many they are; `until` is the day on which its last job closes. */
type Choice = { name: string; count: number; until?: string | undefined };

/** Shows one group of jobs or all of them, by CSS alone; `JobGroups` puts it before its groups. */
export function GroupFilter({ groups }: { groups: Choice[] }) {
  const all = { name: jobWords.filter.all, count: groups.reduce((sum, { count }) => sum + count, 0) };
  return (
    <fieldset className="group-filter">
      <legend className="visually-hidden">{jobWords.filter.label}</legend>
      {[all, ...groups].map(({ name, count, until }: Choice, index) => (
        <Fragment key={name}>
          <label className="group-filter__choice" data-until={until}>
            <input className="visually-hidden" type="radio" name="group" defaultChecked={index === 0} />
            {name} <span className="group-filter__count">{count}</span>
          </label>{' '}
        </Fragment>
      ))}
    </fieldset>
  );
}
