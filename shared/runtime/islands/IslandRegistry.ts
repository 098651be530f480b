import { type ComponentType, createContext } from 'react';

type AnyComponent = ComponentType<object>;

/** The modules of a page's islands by file name. */
export type IslandModules = Record<string, Record<string, unknown>>;

/** The islands that a page may show, and those that it has shown so far. */
export class IslandRegistry {
  readonly #names: Map<unknown, string>;
  #count = 0;

  /** @param modules each must export a component under the name of its file */
  constructor(modules: IslandModules) {
    this.#names = new Map(Object.entries(modules).map(([name, module]) => [module[name], name]));
  }

  /**
   * Records that the page shows an island.
   * @returns its name and an id that is unique in the page
   * @throws for a component that is not an island of the page
   */
  add(component: AnyComponent): { name: string; id: string } {
    const name = this.#names.get(component);
    if (!name) {
      throw new Error(
        `${component.name} is not an island of this page: export it under this name from ${component.name}.tsx in the islands folder of the page or of the shell`,
      );
    }
    this.#count += 1;
    return { name, id: `island-${this.#count}` };
  }
}

/** The registry of the page that is being rendered. */
export const IslandRegistryContext = createContext(new IslandRegistry({}));
