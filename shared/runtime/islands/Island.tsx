import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { toScriptJson } from '../../core/escapeHtml.ts';
import { UserError } from '../../core/UserError.ts';
import { type HydrateOn, type IslandState, propsId } from './protocol.ts';

export type IslandModules = Record<string, Record<string, unknown>>;

let modules: IslandModules = {};
let count = 0;

/** @param islands each must export a component under the name of its file */
export function renderWith(islands: IslandModules, page: ReactNode): string {
  modules = islands;
  count = 0;
  return renderToString(page);
}

type IslandProps<Props extends object> = {
  of: ComponentType<Props>;
  hydrateOn: HydrateOn;
  /** Media query; while it does not match, only a touch wakes the island. */
  media?: string;
  isRevealed?: boolean;
  props: NoInfer<Props>;
};

/** An interactive part of a page: its HTML, and its props as JSON, from which the browser makes a React root. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of: Component, hydrateOn, media, isRevealed, props } = island;
  const [name] = Object.entries(modules).find(([name, module]) => module[name] === Component) ?? [];
  if (!name)
    throw new UserError(
      `${Component.name} is not an island of this page: export it under this name from ${Component.name}.tsx in the islands folder of the page or of the shell`,
    );
  count += 1;
  const id = `island-${count}`;
  // Rendered separately, so that React's ids match those of the browser's root.
  const html = renderToString(<Component {...props} />, { identifierPrefix: id });
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
