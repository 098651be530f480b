/** Where a server under test finds and leaves its files. */
type Place = {
  /** Folder of its own, for its configuration and logs. */
  folder: string;
  /** Folder of the built site. */
  site: string;
  port: number;
  /** Whether it runs with the site's recipe; without, it runs as Debian's package sets it up. */
  hasRecipe: boolean;
};

/** How to start a server in the foreground. */
type Launch = {
  /** Files to write into its folder, by name. */
  files: Record<string, string>;
  args: string[];
  env?: Record<string, string>;
};

/** A web server that the site is tested on. */
export type Server = {
  name: string;
  command: string;
  /** Debian's packages. */
  packages: string[];
  /** Files of the packages that the configuration is made from. */
  needs: string[];
  /** The compressed file that it sends of a precompressed build, if it uses them. */
  precompressed?: '.br' | '.gz';
  configure: (place: Place) => Launch;
};
