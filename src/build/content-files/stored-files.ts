import { readFileSync } from 'node:fs';
import { checkFile, decode, Source, type CheckedFile } from '../../content/index.ts';
import type { Diagnostic } from '../../messages/index.ts';
import type { FileRules, SiteFile } from '../../render/index.ts';
import {
  digestOf,
  headOf,
  keepSummary,
  lazyDocument,
  lazyMentions,
  summaryOfBlocks,
  testedTexts,
  textTest,
  type Blocks,
  type Findings,
  type LongMentions,
  type Mentions,
  type MentionsDigest,
  type PageHead,
  type PageSummary,
} from '../../site/index.ts';
import { shortKey, Table, type Entries } from '../cache/tables.ts';
import { pathOnDisk } from '../system/roots.ts';

type Content = NonNullable<CheckedFile['content']>;

/** The stored result of a valid file. A corrected file has none, because its ranges would be lost. */
type StoredFile = {
  content: Exclude<Content, { kind: 'page' }> | { kind: 'page'; head: PageHead };
  diagnostics: Diagnostic[];
  mentions: Omit<Mentions, keyof LongMentions>;
  digest: MentionsDigest;
  /** The facts of a page's blocks. */
  summary: PageSummary | null;
  findings: Findings;
};

/** Where the results of files are stored. */
export type StoredEntries = Record<'files' | 'blocks' | 'mentions', Entries>;

/**
 * The checked files of a content folder, as earlier commands have stored them. Blocks of pages, and most of what files mention,
 * are stored by themselves, and read when somebody asks for them.
 */
export class StoredFiles {
  readonly #contentDir: string;
  readonly #files: Table<StoredFile>;
  readonly #blocks: Table<Blocks>;
  readonly #mentions: Table<LongMentions>;
  /** The hashes of the bytes of files, by their metadata. */
  readonly #hashes: Table<string>;
  /** The files of this run: their keys, and what was found out about them when they were stored. */
  readonly #ofRun = new Map<
    string,
    { key: string; stored: StoredFile; findings: Findings | null }
  >();

  constructor(contentDir: string) {
    this.#contentDir = contentDir;
    this.#files = new Table(contentDir, 'files');
    this.#blocks = new Table(contentDir, 'blocks');
    this.#mentions = new Table(contentDir, 'mentions');
    this.#hashes = new Table(contentDir, 'hashes');
  }

  /** Whether no earlier command has stored anything. */
  get isEmpty(): boolean {
    return this.#files.isEmpty;
  }

  /** The hash of the bytes of a file when it had this metadata, if that is known. */
  hashOf(file: string, stamp: string | undefined): string | undefined {
    return stamp === undefined ? undefined : this.#hashes.take(`${file} ${stamp}`);
  }

  /** Stores the hash of a file with this metadata. */
  keepHash(file: string, stamp: string | undefined, hash: string | undefined): void {
    if (stamp === undefined || hash === undefined) return;
    const key = `${file} ${stamp}`;
    if (!this.#hashes.keep(key)) this.#hashes.put(key, hash);
  }

  /** A file with this hash of its bytes, as it was checked by these rules; null if it was not. */
  take(file: string, hash: string, rules: FileRules | null): SiteFile | null {
    const key = keyOf(file, hash, rules);
    const stored = this.#files.take(key);
    if (!stored || !this.#mentions.keep(key)) return null;
    if (stored.content.kind === 'page' && !this.#blocks.keep(key)) return null;
    this.#ofRun.set(file, { key, stored, findings: { ...stored.findings } });
    return this.#fileOf(file, hash, rules, { key, stored });
  }

  /**
   * Stores a checked file of a site with this name, if that is known. Returns it without what can be read again.
   */
  put(
    file: string,
    one: SiteFile & { hash: string },
    rules: FileRules | null,
    siteName: string | null,
  ): SiteFile {
    const { content, diagnostics, mentions, repaired } = one.checked;
    if (!content || !mentions || repaired) return one;
    const { hash } = one;
    const key = keyOf(file, hash, rules);
    const { links, names, amounts, ...others } = mentions;
    this.#mentions.put(key, { links, names, amounts });
    const blocks = content.kind === 'page' ? content.document.blocks : undefined;
    if (blocks) this.#blocks.put(key, blocks);
    const facts: StoredFile = {
      content: content.kind === 'page' ? { kind: 'page', head: headOf(content.document) } : content,
      diagnostics,
      mentions: others,
      digest: digestOf(mentions),
      summary: blocks ? summaryOfBlocks(blocks) : null,
      findings: {},
    };
    // Texts that are pieces of the file would hold all of it in memory.
    const stored: StoredFile = JSON.parse(JSON.stringify(facts));
    this.#ofRun.set(file, { key, stored, findings: null });
    const lazy = this.#fileOf(file, hash, rules, { key, stored, blocks });
    // Checked between files, but found out while the blocks are there.
    if (lazy.checked.content?.kind === 'page')
      testedTexts(lazy.checked.content.document, textTest(siteName));
    return lazy;
  }

  #fileOf(
    file: string,
    hash: string,
    rules: FileRules | null,
    {
      key,
      stored,
      blocks: first,
    }: { key: string; stored: StoredFile; blocks?: Blocks | undefined },
  ): SiteFile {
    const { content, diagnostics, mentions: others, digest, summary, findings } = stored;
    // What cannot be read any more is checked again.
    const again = () => this.#checkAgain(file, rules);
    const mentions = lazyMentions(
      others,
      digest,
      () => this.#mentions.take(key) ?? again().mentions ?? noMentions,
    );
    const checked = { diagnostics, mentions, invalidPage: null, repaired: null };
    const source = new Source(
      file,
      () => decode(file, readFileSync(pathOnDisk(this.#contentDir, file))).text,
    );
    if (content.kind !== 'page') return { source, hash, checked: { ...checked, content } };
    const document = lazyDocument(
      content.head,
      () => {
        const blocks = this.#blocks.take(key);
        if (blocks) return blocks;
        const found = again().content;
        return found?.kind === 'page' ? found.document.blocks : [];
      },
      { findings, blocks: first },
    );
    if (summary) keepSummary(document, summary);
    return { source, hash, checked: { ...checked, content: { kind: 'page', document } } };
  }

  #checkAgain(file: string, rules: FileRules | null): CheckedFile {
    const { text, diagnostics } = decode(file, readFileSync(pathOnDisk(this.#contentDir, file)));
    return checkFile(new Source(file, text), diagnostics, rules?.format, rules?.notation);
  }

  /** Where the results of this run are, for another thread. */
  entries(): StoredEntries {
    this.#putFindings(this.#ofRun);
    return {
      files: this.#files.entries(),
      blocks: this.#blocks.entries(),
      mentions: this.#mentions.entries(),
    };
  }

  /** Adds results of another thread. */
  adopt({ files, blocks, mentions }: StoredEntries): void {
    this.#files.adopt(files);
    this.#blocks.adopt(blocks);
    this.#mentions.adopt(mentions);
  }

  /** Stores the files with results that are newer than the stored ones. */
  #putFindings(present: ReadonlyMap<string, unknown>): void {
    for (const [file, one] of this.#ofRun) {
      const [findings, before] = [one.stored.findings, one.findings];
      const isSame =
        before && Object.keys(findings).every((name) => findings[name] === before[name]);
      if (isSame || !present.has(file)) continue;
      this.#files.put(one.key, one.stored);
      one.findings = { ...findings };
    }
  }

  /** Stores the results of these files for later commands. */
  save(present: ReadonlyMap<string, unknown>): void {
    this.#putFindings(present);
    this.#files.save();
    this.#blocks.save();
    this.#mentions.save();
    this.#hashes.save();
  }
}

const noMentions: LongMentions = { links: [], names: [], amounts: [] };

/** A key made from the name of a file, the hash of its bytes, and what the settings say of files. */
const keyOf = (file: string, hash: string, rules: FileRules | null): string =>
  shortKey(`${file} ${hash} ${rules ? JSON.stringify(Object.values(rules)) : ''}`);
