import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type AfterDayProps = {
  /** The day, such as "2026-03-02"; undefined if it has passed. */
  day: string | undefined;
  className?: string;
  children: ReactNode;
};

/**
 * What becomes true after a day. Until `followDays` shows it, an attribute contains its HTML: text browsers, converters
 * and crawlers read elements that are hidden, and templates.
 */
export function AfterDay({ day, className, children }: AfterDayProps) {
  if (!day) return <div className={className}>{children}</div>;
  const html = renderToStaticMarkup(children);
  return <div className={className} data-after={day} data-html={html} hidden />;
}
