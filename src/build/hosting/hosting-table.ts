import type { hosts } from '../../../schema/site.ts';
import { contentPolicy } from '../../render/index.ts';
import {
  redirectsOf,
  languagesOf,
  type SiteTree,
  noticeAddress,
  manifestAddress,
  editorPolicy,
  editorAddress,
} from '../../site/index.ts';
import { policySettings } from './policy-settings.ts';

/** A host, as named in site.yaml. */
export type Host = (typeof hosts)[number];

/**
 * Headers of all responses whose path matches. A star matches any characters. `without` names headers of earlier rules
 * that these responses need not have; a host that cannot leave them out sends them all the same.
 */
export type HeaderRule = {
  path: string;
  headers: Readonly<Record<string, string>>;
  without?: readonly string[] | undefined;
};

/** How a built site must be served. The configuration of every host is written from it. */
export type HostingTable = {
  /** The folder of its host that the site is in, with which all paths of the table begin; usually left out. */
  base?: string | undefined;
  /** The host that the site is built for; left out if unknown. */
  host?: Host | undefined;
  /** Later rules override earlier ones. */
  headers: readonly HeaderRule[];
  /** Former addresses with their targets; the query is kept. */
  redirects: readonly { from: string; to: string }[];
  /** The document served with status 404 if there is no file. */
  notFound: string;
};

/** A drawing opened directly runs nothing, loads nothing and has no access to the site. */
const drawingPolicy = "default-src 'none';style-src 'unsafe-inline';sandbox;frame-ancestors 'none'";

/** Two years, in seconds. Subdomains may belong to others. */
const transportSecurity = 'max-age=63072000';

/**
 * Features that pages do not use, so that nothing embedded can use them either; reports and maps may go full screen.
 */
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

/**
 * What only documents and workers obey. Sent with every style, script, font and picture as well, these headers would be
 * a kilobyte of each response, which a proxy that speaks HTTP/1.1 does not compress.
 */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
];

/** Names in assets/ change with their content; everything else is revalidated by its ETag. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidated = 'no-cache';

/** The editor on the web has its own policy; the page that it edits is in a frame of it. */
function editorRules(tree: SiteTree, scripts: Iterable<string>): HeaderRule[] {
  const { base, settings } = tree;
  const editorPolicyText = `${editorPolicy(settings)};frame-ancestors 'none'`;
  const framed = contentPolicy(scripts, { ...policySettings(tree), isEdited: true });
  const path = base + editorAddress;
  const editor = { 'Content-Security-Policy': editorPolicyText, 'X-Robots-Tag': 'noindex' };
  return [
    { path, headers: editor },
    { path: `${path}/*`, headers: editor },
    {
      path: `${path}/page*`,
      headers: { 'Content-Security-Policy': `${framed};frame-ancestors 'self'` },
    },
  ];
}

/** What every page requests besides its assets. They are named one by one: the address of a page could begin alike. */
const dataFiles = ({ settings }: SiteTree): string[] => [
  ...languagesOf(settings).map(noticeAddress),
  manifestAddress,
];

/** The table of how a site is served; `scripts` are the inline scripts of all its documents. */
export function buildHostingTable(
  tree: SiteTree,
  scripts: Iterable<string>,
  hasEditor = tree.settings.editing !== undefined,
): HostingTable {
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
      ...(hasEditor ? editorRules(tree, scripts) : []),
      {
        path: `${base}/assets/*`,
        headers: { 'Cache-Control': immutable },
        without: documentHeaders,
      },
      ...dataFiles(tree).map((file) => ({
        path: base + file,
        headers: { 'Cache-Control': revalidated },
        without: documentHeaders,
      })),
      // A picture can be opened as a document, but a drawing alone can contain scripts.
      { path: `${base}/assets/*.svg`, headers: { 'Content-Security-Policy': drawingPolicy } },
    ],
    redirects: redirectsOf(tree),
    notFound: `${base}/404.html`,
  };
}
