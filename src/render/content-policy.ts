import { speculationRules, policyName } from '../layout/index.ts';

/** What pages of a site may load besides its own files. */
export type PolicySettings = {
  /** The folder of its host that the site is in. */
  base: string;
  /** The hosts that may be shown in frames. */
  frames: readonly string[];
  /** The origins to which forms of the site are sent. */
  forms: readonly string[];
  /**
   * Whether the editor renders into the document from outside: styles as attributes, the data of islands, and pictures
   * that were just added.
   */
  isEdited?: boolean;
  /** Whether it is written into the documents, because the host may be unable to send it as a header. */
  inDocument: boolean;
  /** The SHA-256 hash of a script in base64; it can only be computed at build time. */
  hashOf: (script: string) => string;
};

/** Inline scripts; those with a type hold data and are not run. */
const inlineScript = /<script(?![^>]*\b(?:type|src)=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The inline scripts that a document runs. */
export const scriptsIn = (html: string): string[] =>
  Array.from(html.matchAll(inlineScript), ([, code = '']) => code);

/** A document in which each inline script that it runs is replaced. */
export const replaceScripts = (html: string, replace: (code: string) => string): string =>
  html.replaceAll(inlineScript, (element: string, code: string) =>
    element.replace(code, () => replace(code)),
  );

/** A document without the inline scripts that it runs, for a policy that does not know them. */
export const withoutScripts = (html: string): string => html.replaceAll(inlineScript, '');

/** Policies by their scripts; nearly all documents have the same ones. */
const policies = new WeakMap<PolicySettings, Map<string, string>>();

/** The same policy as `contentPolicy`, made once for documents with the same scripts. */
export function policyOfDocument(scripts: readonly string[], settings: PolicySettings): string {
  const ofSettings = policies.get(settings) ?? new Map<string, string>();
  policies.set(settings, ofSettings);
  const key = scripts.join('\0');
  const cached = ofSettings.get(key) ?? contentPolicy(scripts, settings);
  ofSettings.set(key, cached);
  return cached;
}

/**
 * The Content-Security-Policy of pages: scripts, styles, fonts and pictures of the site itself, inline scripts written
 * by the build, frames of the hosts that site.yaml lists, and answers to the destinations that forms use. `frame-ancestors` only works in a header.
 */
export function contentPolicy(
  scripts: Iterable<string>,
  { base, frames, forms, isEdited = false, hashOf }: PolicySettings,
): string {
  const hosts = frames.map((host) => `https://${host}`);
  const hashes = Array.from(
    new Set([...scripts, speculationRules(base)]),
    (script) => `'sha256-${hashOf(script)}'`,
  ).toSorted();
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", ...(isEdited ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', ...(isEdited ? ['blob:'] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Before a frame is shown, its host is probed.
    'connect-src': [...new Set(["'self'", ...hosts, ...forms])],
    'frame-src': hosts.length > 0 ? hosts : ["'none'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    ...(isEdited
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': [policyName] }),
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}
