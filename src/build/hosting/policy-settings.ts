import { createHash } from 'node:crypto';
import type { PolicySettings } from '../../render/content-policy.ts';
import type { SiteTree } from '../../site/site-tree.ts';

/** What the policy of a site allows: frames of the hosts that site.yaml lists, and scripts by their hashes. */
export const policySettings = ({ base, settings }: SiteTree): PolicySettings => ({
  base,
  frames: settings.embeds?.hosts ?? [],
  // Any host may be one that sends no headers of ours, as GitHub Pages does.
  inDocument: settings.hosting === undefined || settings.hosting === 'github-pages',
  hashOf: (script) => createHash('sha256').update(script).digest('base64'),
});
