/** Where a store's program came from. Recorded, because data written by one version is not always read by another. */
export type StoreSource = 'docker' | 'path' | 'download' | 'wheel' | 'debian-package';

export type StoreName = 'mongodb' | 'redis';

/** A server that can be started: a program of this machine, or an image of its Docker engine. */
export type StoreProgram =
  | {
      readonly kind: 'program';
      readonly source: StoreSource;
      readonly command: string;
      readonly version: string;
      readonly env: Record<string, string>;
      /** Words of its `--help`, to ask only for what this build has. */
      readonly help: string;
    }
  | { readonly kind: 'image'; readonly source: 'docker'; readonly image: string };

/** One way to come by a store's program. */
export interface ProgramRoute {
  readonly source: StoreSource;
  /** What is being tried, for the screen: "a Docker engine". */
  readonly label: string;
  /** True when it may take more than a second, so that it is announced. */
  readonly slow: boolean;
  /** @throws Error with the reason when this way is closed */
  readonly find: (context: RouteContext) => Promise<StoreProgram>;
}

export interface RouteContext {
  readonly cacheDir: string;
  readonly log: (line: string) => void;
}

export const sourceWords: Record<StoreSource, string> = {
  docker: 'Docker image',
  path: 'installed program',
  download: 'official download',
  wheel: 'Python wheel',
  'debian-package': 'Debian package',
};
