import { createHash } from 'node:crypto';
import type { PolicySettings } from '../../render/index.ts';
import type { SiteTree } from '../../site/index.ts';

/** The policy settings of a site: frames of the hosts that site.yaml lists, and scripts by their hashes. */
export const policySettings = ({ base, settings }: SiteTree): PolicySettings => ({
  base,
  frames: settings.embeds?.hosts ?? [],
  // An unknown host may be unable to send headers, like GitHub Pages.
  inDocument: settings.hosting === undefined || settings.hosting === 'github-pages',
  hashOf: (script) => createHash('sha256').update(script).digest('base64'),
});
