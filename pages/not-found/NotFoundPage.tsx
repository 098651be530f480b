import { WaysOn, type WaysOnProps } from './sections/WaysOn.tsx';

export type NotFoundPageProps = WaysOnProps;

/** What hosts show at an address that no page has. */
export function NotFoundPage(props: NotFoundPageProps) {
  return <WaysOn {...props} />;
}
