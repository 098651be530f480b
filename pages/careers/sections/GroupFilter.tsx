import { Fragment } from 'react';
import { jobWords } from '../../../shared/content/words/careers.ts';
import './GroupFilter.scss';

/** Shows one group of jobs or all of them, by CSS alone; `JobGroups` puts it before its groups. */
export function GroupFilter({ groups }: { groups: string[] }) {
  return (
    <fieldset className="group-filter">
      <legend className="visually-hidden">{jobWords.filter.label}</legend>
      {[jobWords.filter.all, ...groups].map((name, index) => (
        <Fragment key={name}>
          <label className="group-filter__choice">
            <input className="visually-hidden" type="radio" name="group" defaultChecked={index === 0} />
            {name}
          </label>{' '}
        </Fragment>
      ))}
    </fieldset>
  );
}
