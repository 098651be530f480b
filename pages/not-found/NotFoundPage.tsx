import { WaysOn, type WaysOnProps } from './sections/WaysOn.tsx';

export type NotFoundPageProps = WaysOnProps;

/** The page that hosts show at unknown addresses. */
export function NotFoundPage(props: NotFoundPageProps) {
  return <WaysOn {...props} />;
}
