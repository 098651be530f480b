import { type ComponentType, use } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRegistryContext } from './IslandRegistry.ts';
import type { Json } from './json.ts';
import { toScriptJson } from './json.ts';

/**
 * When an island gets its script. Each also wakes as soon as it is touched.
 * touched: pointer, finger or keyboard focus reaches it, or an element around it with `data-area`. visible: it has
 * come into the window once the page has loaded. idle: the page has loaded and rests.
 */
export const wakeMoments = ['touched', 'visible', 'idle'] as const;

type IslandProps<Props extends object> = {
  /** A component exported under its file's name from `islands/` of the page's folder or of the shell. */
  of: ComponentType<Props>;
  wakes: (typeof wakeMoments)[number];
  /** Media query without which only a touch wakes it. */
  media?: string;
  /** What the component gets on the server and in the browser: JSON data. */
  props: NoInfer<Json<Props>>;
};

/**
 * The part of a page that is alive. The HTML holds what the component renders, and its props beside it; in the
 * browser it becomes a React root of its own. Everything outside islands is HTML alone.
 * @throws when the component is none of the page's islands
 */
export function Island<Props extends object>({ of: Component, wakes, media, props }: IslandProps<Props>) {
  const { name, id } = use(IslandRegistryContext).add(Component as ComponentType<object>);
  // A render of its own, so that ids are those of the browser's root.
  const html = renderToString(<Component {...(props as Props)} />, { identifierPrefix: id });
  return (
    <>
      <div
        id={id}
        data-island={name}
        data-wakes={wakes}
        data-media={media}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped for a script element */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: toScriptJson(props) }} />
    </>
  );
}
