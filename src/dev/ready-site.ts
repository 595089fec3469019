import type { Diagnostic } from '../messages/diagnostic.ts';
import type { RenderEnvironment } from '../render/render-environment.ts';
import type { SiteRenderer } from '../render/site-renderer.ts';
import type { SiteTree } from '../site/site-tree.ts';

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
