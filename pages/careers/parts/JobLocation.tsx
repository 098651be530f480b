import { Icon } from '#shared/ui/Icon.tsx';
import './JobLocation.scss';

/** Where a job is, unless it is at home. */
export function JobLocation({ location }: { location: string | undefined }) {
  if (!location) return null;
  return (
    <p className="job-location">
      <Icon name="map-pin" />
      {location}
    </p>
  );
}
