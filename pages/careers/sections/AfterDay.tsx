import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type AfterDayProps = {
  /** Undefined if it has passed. */
  day: string | undefined;
  className?: string;
  children: ReactNode;
};

/** Until `followDays` shows it, its HTML is in an attribute: text browsers and crawlers read what is hidden. */
export function AfterDay({ day, className, children }: AfterDayProps) {
  if (!day) return <div className={className}>{children}</div>;
  const html = renderToStaticMarkup(children);
  return <div className={className} data-after={day} data-html={html} hidden />;
}
