import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/Icon.tsx';
import './JobPlace.scss';

/** Where a job is, with the facts next to it. */
export function JobPlace({ location, children }: { location: string; children?: ReactNode }) {
  return (
    <div className="job-place">
      <p>
        <Icon name="map-pin" />
        {location}
      </p>
      {children}
    </div>
  );
}
