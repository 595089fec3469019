import type { hosts } from '../../../schema/site.ts';
import { contentPolicy } from '../../render/content-policy.ts';
import { redirectsOf } from '../../site/moved-pages.ts';
import type { SiteTree } from '../../site/site-tree.ts';
import { policySettings } from './policy-settings.ts';

/** A kind of host, as site.yaml names it. */
export type Host = (typeof hosts)[number];

/** Headers of all answers whose path matches. A star stands for any characters. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** How a host has to serve a built site. What each kind of host reads is written from it. */
export type HostingTable = {
  /** The folder of its host that the site stands in, with which all paths of the table begin; left out by most. */
  base?: string | undefined;
  /** The kind of host that the site is built for; left out where it is not known. */
  host?: Host | undefined;
  /** Later rules replace headers of earlier ones. */
  headers: readonly HeaderRule[];
  /** Former addresses and those of their pages; what follows ? goes along. */
  redirects: readonly { from: string; to: string }[];
  /** The document that answers, with status 404, where there is no file. */
  notFound: string;
};

/** A drawing that somebody opens by itself runs nothing, fetches nothing and knows nothing of the site. */
const drawingPolicy = "default-src 'none';style-src 'unsafe-inline';sandbox;frame-ancestors 'none'";

/** Two years, in seconds. Subdomains may be somebody else's. */
const transportSecurity = 'max-age=63072000';

/** What pages have no use for, so that nothing embedded in them has either; reports and maps may fill the screen. */
const noFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Names below assets/ change with what is in the file; all else is asked for again, and answered by its ETag. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidated = 'no-cache';

/** The one table of how a site is served; `scripts` are the inline scripts of all its documents. */
export function buildHostingTable(tree: SiteTree, scripts: Iterable<string>): HostingTable {
  const { base, settings } = tree;
  const { hosting } = settings;
  const policy = `${contentPolicy(scripts, policySettings(tree))};frame-ancestors 'none'`;
  return {
    ...(base === '' ? {} : { base }),
    ...(hosting === undefined ? {} : { host: hosting }),
    headers: [
      {
        path: `${base}/*`,
        headers: {
          'Cache-Control': revalidated,
          'Content-Security-Policy': policy,
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Permissions-Policy': noFeatures,
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Strict-Transport-Security': transportSecurity,
          'X-Content-Type-Options': 'nosniff',
        },
      },
      { path: `${base}/assets/*`, headers: { 'Cache-Control': immutable } },
      { path: `${base}/assets/*.svg`, headers: { 'Content-Security-Policy': drawingPolicy } },
    ],
    redirects: redirectsOf(tree),
    notFound: `${base}/404.html`,
  };
}
