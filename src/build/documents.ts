import type { Table } from './cache/tables.ts';
import { scriptsIn } from '../render/index.ts';
import { hashOf } from './document-hash.ts';
import type { SiteOutput } from './publish/site-output.ts';

/** A document as it was written: its hash, and the hashes of its inline scripts. */
export type WrittenDocument = { hash: string; scripts: string[] };

/** Writes the documents of a site, and gathers their inline scripts, which the site's policy lists. */
export class Documents {
  readonly #output: SiteOutput;
  /** The inline scripts of all documents, with their hashes. */
  readonly #hashes = new Map<string, string>();
  readonly #codes: Table<string>;

  /** @param codes the inline scripts of earlier builds, by their hashes */
  constructor(output: SiteOutput, codes: Table<string>) {
    this.#output = output;
    this.#codes = codes;
  }

  write(file: string, html: string): WrittenDocument {
    const scripts = scriptsIn(html).map((code) => this.#hashOfScript(code));
    return { hash: this.#output.write(file, html), scripts };
  }

  #hashOfScript(code: string): string {
    const existing = this.#hashes.get(code);
    if (existing !== undefined) return existing;
    const hash = hashOf(code);
    if (this.#codes.take(hash) === undefined) this.#codes.put(hash, code);
    this.#hashes.set(code, hash);
    return hash;
  }

  /** The inline scripts of all documents. */
  get inlineScripts(): ReadonlySet<string> {
    return new Set(this.#hashes.keys());
  }

  /** Reuses a document of an earlier build; returns whether it is still there. */
  takeOver(file: string, { hash, scripts }: WrittenDocument): boolean {
    const codes = scripts.map((script) => this.#codes.take(script));
    const areThere = codes.every((code) => code !== undefined);
    if (!areThere || !this.#output.takeOver(file, hash)) return false;
    codes.forEach((code, index) => this.#hashes.set(code, scripts[index] ?? ''));
    return true;
  }
}
