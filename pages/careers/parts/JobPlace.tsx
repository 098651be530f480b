import { Icon } from '../../../shared/ui/Icon.tsx';
import './JobPlace.scss';

/** Where a job is. */
export function JobPlace({ location }: { location: string }) {
  return (
    <p className="job-place">
      <Icon name="map-pin" />
      {location}
    </p>
  );
}
