import { type ComponentType, use } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRegistryContext } from './IslandRegistry.ts';
import { type Json, propsId, toScriptJson } from './json.ts';
import { type HydrateOn, islandAttributes } from './protocol.ts';

type IslandProps<Props extends object> = {
  /** A component exported under its file's name from `islands/` of the page's folder or of the shell. */
  of: ComponentType<Props>;
  /**
   * When it wakes: its script is loaded and hydrates it. A touch always wakes it.
   * touch: pointer, finger or keyboard focus reaches it, or a `touchArea` around it. visible: it has
   * scrolled into the window after the page has loaded.
   */
  hydrateOn: HydrateOn;
  /** Media query; while it does not match, only a touch wakes the island. */
  media?: string;
  /** Whether it fades up as a whole when it is scrolled to. */
  isRevealed?: boolean;
  /** The component's props on the server and in the browser: JSON data. */
  props: NoInfer<Json<Props>>;
};

/**
 * An interactive part of a page. The HTML contains the rendered component and its props; in the
 * browser it becomes a separate React root. Everything outside islands is plain HTML.
 * @throws if the component is not one of the page's islands
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of: Component, hydrateOn, media, isRevealed, props } = island;
  const { name, id } = use(IslandRegistryContext).add(Component as ComponentType<object>);
  // Rendered separately, so that React's ids match those of the browser's root.
  const html = renderToString(<Component {...(props as Props)} />, { identifierPrefix: id });
  return (
    <>
      <div
        {...islandAttributes({ id, name, hydrateOn, media })}
        data-reveal={isRevealed ? '' : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        id={propsId(id)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped for a script element
        dangerouslySetInnerHTML={{ __html: toScriptJson(props) }}
      />
    </>
  );
}
