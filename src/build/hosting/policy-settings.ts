import { createHash } from 'node:crypto';
import type { PolicySettings } from '../../render/index.ts';
import { usedDestinations, type SiteTree } from '../../site/index.ts';

/** The policy settings of a site: frames of the hosts that site.yaml lists, the places to which its forms send, and scripts by their hashes. */
export const policySettings = (tree: SiteTree): PolicySettings => ({
  base: tree.base,
  frames: tree.settings.embeds?.hosts ?? [],
  forms: [
    ...new Set(
      usedDestinations(tree).flatMap(({ action }) => (action ? new URL(action).origin : [])),
    ),
  ],
  // An unknown host may be unable to send headers, like GitHub Pages.
  inDocument: tree.settings.hosting === undefined || tree.settings.hosting === 'github-pages',
  hashOf: (script) => createHash('sha256').update(script).digest('base64'),
});
