import type { Diagnostic } from '../messages/index.ts';
import type { RenderEnvironment, SiteRenderer } from '../render/index.ts';
import type { SiteTree } from '../site/index.ts';

/** The result of checking the content, whether it can be shown or not. */
export type Loaded = {
  diagnostics: Diagnostic[];
  /** The text of a content file as it was read, for the frames of diagnostics. */
  texts: (file: string) => string;
};

/** A site that can be shown. */
export type ReadySite = Loaded & {
  tree: SiteTree;
  environment: RenderEnvironment;
  renderer: SiteRenderer;
  /** The texts served beside the pages, by address; made on first request. */
  downloads(): ReadonlyMap<string, string>;
  css: string;
};
