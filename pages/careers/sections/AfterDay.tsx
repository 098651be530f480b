import { type ReactNode, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IslandRegistryContext } from '#shared/runtime/islands/Island.tsx';

type AfterDayProps = {
  /** The day, such as "2026-03-02"; undefined if it has passed. */
  day: string | undefined;
  /** BEM class of the component that shows it. */
  className?: string;
  children: ReactNode;
};

/**
 * What becomes true after a day. Until `followDays` shows it, an attribute contains its HTML: text browsers, converters
 * and crawlers read elements that are hidden, and templates.
 */
export function AfterDay({ day, className, children }: AfterDayProps) {
  const registry = use(IslandRegistryContext);
  if (!day) return <div className={className}>{children}</div>;
  const html = renderToStaticMarkup(
    <IslandRegistryContext value={registry}>{children}</IslandRegistryContext>,
  );
  return <div className={className} data-after={day} data-html={html} hidden />;
}
