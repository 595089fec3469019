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
  /** The packages whose code is in the scripts. */
  packages: readonly BundledPackage[];
};

/** The scripts that visitors load, with the scripts of the site's own islands. */
function scriptsOfSite() {
  const site = siteScripts();
  const hasIslands = site !== null && Object.keys(site.visitors).length > 0;
  const part = hasIslands ? ('open' as const) : ('visitors' as const);
  return { site, part, scripts: visitorScripts(part) };
}

/** Makes the function that returns the scripts which an island needs besides the entry. */
export function createIslandScripts(base: string): (type: string) => string[] {
  const { site, scripts } = scriptsOfSite();
  return (type) =>
    (scripts.islandScripts[type] ?? site?.islandScripts[type] ?? []).map(
      (name) => `${base}/assets/${name}`,
    );
}

/**
 * Adds the scripts of visitors to the site; `base` is the folder of the host that it is in. They refer to each other by
 * relative URLs.
 */
export function writeScripts(output: SiteOutput, base = ''): WrittenScripts {
  const { site, part, scripts } = scriptsOfSite();
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
  return { script: `${base}/assets/${scripts.script}`, packages: scripts.packages };
}
