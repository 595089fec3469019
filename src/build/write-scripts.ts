import { readFileSync } from 'node:fs';
import {
  builtFile,
  everLoaded,
  visitorScripts,
  type BundledPackage,
} from './site-blocks/engine-scripts.ts';
import { siteFile, siteScripts } from './site-blocks/site-scripts.ts';
import { licencesAddress } from './licences.ts';
import type { SiteOutput } from './publish/site-output.ts';

/** The scripts of a built site, by their URLs. */
export type WrittenScripts = {
  script: string;
  /** The scripts that an island needs besides the entry. */
  islandScripts(type: string): string[];
  /** The packages whose code is in the scripts. */
  packages: readonly BundledPackage[];
};

/**
 * Adds the scripts of visitors to the site; `base` is the folder of the host that it is in. They refer to each other by
 * relative URLs.
 */
export function writeScripts(output: SiteOutput, base = ''): WrittenScripts {
  const site = siteScripts();
  const hasIslands = site !== null && Object.keys(site.visitors).length > 0;
  const part = hasIslands ? 'open' : 'visitors';
  const scripts = visitorScripts(part);
  const ofSite = site?.visitors ?? {};
  const files = everLoaded({ ...scripts.files, ...ofSite }, [
    scripts.script,
    ...Object.keys(ofSite),
  ]);
  for (const name of files) {
    const file = Object.hasOwn(ofSite, name) ? siteFile(name) : builtFile(part, name);
    const code = readFileSync(file ?? '', 'utf8');
    // The licences are in the root of the site.
    output.write(
      `assets/${name}`,
      code.replace(licencesAddress, () => base + licencesAddress),
    );
  }
  const addressOf = (name: string) => `${base}/assets/${name}`;
  return {
    script: addressOf(scripts.script),
    islandScripts: (type) =>
      (scripts.islandScripts[type] ?? site?.islandScripts[type] ?? []).map(addressOf),
    packages: scripts.packages,
  };
}
