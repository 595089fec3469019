import type { RenderEnvironment } from '../render/index.ts';
import type { Size } from './pictures/checked-picture.ts';
import type { ChangeMoments, SiteTree } from '../site/index.ts';
import type { Documents, SiteOutput } from './publish/site-output.ts';
import type { ThreadPool } from './threads/thread-pool.ts';

/** A built site, for what is written beside its pages. */
export type BuiltSite = {
  tree: SiteTree;
  contentDir: string;
  output: SiteOutput;
  /** The typefaces and colours of the site, without the styles of its components. */
  themeStyles: string;
  /** How its pages were rendered. */
  environment: RenderEnvironment;
  /** Every picture in use, by its name in content/images. */
  pictures: ReadonlyMap<string, Size & { address: string }>;
  documents: Documents;
};

/** What to build, and where to write it. */
export type BuildOptions = {
  contentDir: string;
  /** Every picture in use, by its name in content/images. */
  pictureSizes: ReadonlyMap<string, Size>;
  pictureHashes: ReadonlyMap<string, string>;
  /** Where the site's files are written. */
  output: SiteOutput;
  today: Date;
  /** Adds the editor on the web; called if site.yaml names the repository, or the site is built for editors. */
  writeEditor?: (site: BuiltSite) => Promise<void>;
  /** Whether the site is built to be edited on this server, and not for visitors. */
  isForEditors?: boolean;
  /** Called as each photograph is encoded. */
  progress?: (done: number, all: number) => void;
  /** Threads that make pages, too. */
  threads?: ThreadPool;
  /** When each page last changed; unknown for missing ones. */
  moments?: ChangeMoments;
};
