import { Icon } from '#shared/ui/Icon.tsx';
import './JobLocation.scss';

/** Where a job is. */
export function JobLocation({ location }: { location: string }) {
  return (
    <p className="job-location">
      <Icon name="map-pin" />
      {location}
    </p>
  );
}
