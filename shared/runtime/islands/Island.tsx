import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { toScriptJson } from '../../core/escapeHtml.ts';
import { type HydrateOn, type IslandState, propsId } from './protocol.ts';

export type IslandModules = Record<string, Record<string, unknown>>;

/**
 * Returns the function that records each island that a page shows, and gives it its name and an id that is unique in the
 * page. It throws for a component that is not an island of the page.
 * @param modules each must export a component under the name of its file
 */
function islandRegistry(modules: IslandModules) {
  const names = new Map(Object.entries(modules).map(([name, module]) => [module[name], name]));
  let count = 0;
  return (component: { name: string }) => {
    const name = names.get(component);
    if (!name)
      throw new Error(
        `${component.name} is not an island of this page: export it under this name from ${component.name}.tsx in the islands folder of the page or of the shell`,
      );
    count += 1;
    return { name, id: `island-${count}` };
  };
}

let registry = islandRegistry({});

export function renderWith(modules: IslandModules, page: ReactNode): string {
  registry = islandRegistry(modules);
  return renderToString(page);
}

/** JSON data: the compiler refuses anything with a function in it. */
type Json<Data> = Data extends string | number | boolean | null | undefined
  ? Data
  : Data extends (...parameters: never[]) => unknown
    ? never
    : { [Key in keyof Data]: Json<Data[Key]> };

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
  isRevealed?: boolean;
  props: NoInfer<Json<Props>>;
};

/**
 * An interactive part of a page. The HTML contains the rendered component and its props; in the
 * browser it becomes a separate React root. Everything outside islands is plain HTML.
 * @throws if the component is not one of the page's islands
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of: Component, hydrateOn, media, isRevealed, props } = island;
  const { name, id } = registry(Component);
  // Rendered separately, so that React's ids match those of the browser's root.
  const html = renderToString(<Component {...(props as Props)} />, { identifierPrefix: id });
  return (
    <>
      <div
        id={id}
        data-island={name}
        data-state={'asleep' satisfies IslandState}
        data-hydrate-on={hydrateOn}
        data-media={media}
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
