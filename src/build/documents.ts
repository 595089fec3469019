import type { Table } from './cache/tables.ts';
import { scriptsIn } from '../render/index.ts';
import { hashOf } from './document-hash.ts';
import type { SiteOutput } from './publish/site-output.ts';

/** A document as it was written: its hash, and the hashes of its inline scripts. */
export type WrittenDocument = { hash: string; scripts: string[] };

/** Writes the documents of a site, and gathers their inline scripts, which the site's policy lists. */
export class Documents {
  readonly inlineScripts = new Set<string>();
  readonly #output: SiteOutput;
  readonly #codes: Table<string>;

  /** @param codes the inline scripts of earlier builds, by their hashes */
  constructor(output: SiteOutput, codes: Table<string>) {
    this.#output = output;
    this.#codes = codes;
  }

  write(file: string, html: string): WrittenDocument {
    const scripts = scriptsIn(html).map((code) => {
      const hash = hashOf(code);
      if (this.#codes.take(hash) === undefined) this.#codes.put(hash, code);
      this.inlineScripts.add(code);
      return hash;
    });
    return { hash: this.#output.write(file, html), scripts };
  }

  /** Reuses a document of an earlier build; returns whether it is still there. */
  takeOver(file: string, { hash, scripts }: WrittenDocument): boolean {
    const codes = scripts.flatMap((script) => this.#codes.take(script) ?? []);
    if (codes.length < scripts.length || !this.#output.takeOver(file, hash)) return false;
    for (const code of codes) this.inlineScripts.add(code);
    return true;
  }
}
