import { hash as hashOf } from 'node:crypto';
import { retiringScript, workerScript } from '../render/index.ts';
import {
  languagesOf,
  createLocales,
  languageParts,
  offlineAddressOf,
  type SiteTree,
} from '../site/index.ts';
import type { SiteOutput } from './publish/site-output.ts';

/** The service worker of this build, which changes whenever any file of the site does. */
export function serviceWorker(tree: SiteTree, output: SiteOutput, noticeStyles: string): string {
  const { base, settings, pages } = tree;
  if (!settings.worksOffline) return retiringScript(base);
  const files = output.files().map(({ path: file, hash }) => `${file} ${hash}\n`);
  const offlineAddresses = pages
    .filter(({ document }) => document.offline)
    .map(({ address }) => address);
  const localeOf = createLocales(settings);
  const storedAt = Object.fromEntries(
    languagesOf(settings).map((language) => [language, localeOf(language).words.offline.storedAt]),
  );
  const offlinePageOf = (language: string) => base + offlineAddressOf(language, settings);
  const scriptOf = (name: string) =>
    workerScript({
      version: name,
      pages: offlineAddresses,
      base,
      noticeStyles,
      storedAt,
      offlinePage: offlinePageOf(settings.language),
      offlinePages: languageParts(tree).map(([below, language]) => [
        below,
        offlinePageOf(language),
      ]),
    });
  // What another worker has stored is not trusted either. Hashed at once: a large site has thousands of files.
  return scriptOf(hashOf('sha256', [...files, scriptOf('')].join(''), 'base64url').slice(0, 10));
}
