import { createStore, delMany, get, keys, setMany } from 'idb-keyval';
import { z } from 'zod';
import type { Account, HostedFolder, MissingRight } from './git-host.ts';
import { lastBuildSchema, type LastBuild } from './last-build.ts';

/** Where a browser stores values by name; tests use one in memory. */
export type CopyStorage = {
  names(): Promise<string[]>;
  get(name: string): Promise<unknown>;
  /** Stores all or nothing. */
  set(values: readonly (readonly [string, unknown])[]): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
};

/**
 * The storage of this browser; everything rejects if the browser forbids it. Drafts have another one: they are never
 * deleted together with a copy.
 */
function browserCopyStorage(): CopyStorage {
  const store = createStore('editor-copy', 'values');
  return {
    names: async () => keys<string>(store),
    get: async (name) => get<unknown>(name, store),
    set: async (values) =>
      setMany(
        values.map(([name, value]) => [name, value]),
        store,
      ),
    remove: async (names) => delMany([...names], store),
  };
}

const folderSchema = z.object({
  commit: z.string(),
  files: z.map(z.string(), z.object({ blob: z.string(), size: z.number() })),
});
const accountSchema = z.object({
  account: z.object({ login: z.string(), name: z.string() }),
  missing: z.array(z.object({ right: z.string(), isNeeded: z.boolean() })),
});
const buildSchema = lastBuildSchema.omit({ files: true });
const bytesSchema = z.instanceof(Uint8Array);

/** The account that was signed in, and the rights that it lacks. */
type CopiedAccount = { account: Account; missing: readonly MissingRight[] };

/**
 * The last read state of a site on a git host, stored in this browser, so that the editor opens without a network.
 * Anybody at this device can read it, so it exists only where somebody stays signed in.
 */
export class SiteCopy {
  readonly #site: string;
  readonly #storage: CopyStorage;
  #objects: Promise<Set<string>> | null = null;

  /** @param site distinguishes the sites that are edited in this browser */
  constructor(site: string, storage: CopyStorage = browserCopyStorage()) {
    this.#site = site;
    this.#storage = storage;
  }

  async #read<Value>(name: string, schema: z.ZodType<Value>): Promise<Value | null> {
    const stored = await this.#storage.get(`${this.#site} ${name}`).catch(() => undefined);
    return schema.safeParse(stored).data ?? null;
  }

  #write(values: readonly (readonly [string, unknown])[]): Promise<void> {
    return this.#storage.set(values.map(([name, value]) => [`${this.#site} ${name}`, value]));
  }

  account = (): Promise<CopiedAccount | null> => this.#read('account', accountSchema);
  setAccount = (account: CopiedAccount): Promise<void> => this.#write([['account', account]]);

  mainBranch = (): Promise<string | null> => this.#read('main', z.string());

  /** The last commit of a branch: undefined if it is unknown, null if there was no such branch. */
  head = async (branch: string): Promise<string | null | undefined> =>
    (await this.#read(`head ${branch}`, z.object({ commit: z.string().nullable() })))?.commit;

  /** Stores the heads of the branches, once everything that their commits lead to is stored. */
  setHeads = (
    main: string | null,
    heads: Iterable<readonly [string, string | null]>,
  ): Promise<void> =>
    this.#write([
      ...(main === null ? [] : [['main', main] as const]),
      ...Array.from(heads, ([branch, commit]) => [`head ${branch}`, { commit }] as const),
    ]);

  folder = (commit: string): Promise<HostedFolder | null> =>
    this.#read(`folder ${commit}`, folderSchema);
  setFolder = (folder: HostedFolder): Promise<void> =>
    this.#add(`folder ${folder.commit}`, { commit: folder.commit, files: new Map(folder.files) });

  commonBase = (one: string, other: string): Promise<string | null> =>
    this.#read(`base ${one} ${other}`, z.string());
  setCommonBase = (one: string, other: string, base: string): Promise<void> =>
    this.#add(`base ${one} ${other}`, base);

  bytes = (blob: string): Promise<Uint8Array | null> => this.#read(`blob ${blob}`, bytesSchema);
  setBytes = (blob: string, bytes: Uint8Array): Promise<void> => this.#add(`blob ${blob}`, bytes);

  /** The last build without its texts, which are objects like others. */
  build = async (): Promise<LastBuild | null> => {
    const build = await this.#read('build', buildSchema);
    return build && { ...build, files: {} };
  };

  /** Stores the last build; its texts first, because versions of the content refer to them. */
  setBuild = async ({ files, ...build }: LastBuild): Promise<void> => {
    const objects = await this.#names();
    const texts = Object.values(files).filter(({ blob }) => !objects.has(`blob ${blob}`));
    const encoder = new TextEncoder();
    if (texts.length > 0)
      await this.#write(texts.map(({ blob, text }) => [`blob ${blob}`, encoder.encode(text)]));
    for (const { blob } of texts) objects.add(`blob ${blob}`);
    await this.#write([['build', build]]);
  };

  /** Stores an object, which never changes, unless it exists. */
  async #add(name: string, value: unknown): Promise<void> {
    const objects = await this.#names();
    if (objects.has(name)) return;
    await this.#write([[name, value]]);
    objects.add(name);
  }

  #names(): Promise<Set<string>> {
    this.#objects ??= this.#all();
    return this.#objects;
  }

  async #all(): Promise<Set<string>> {
    const prefix = `${this.#site} `;
    const names = await this.#storage.names();
    return new Set(
      names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
    );
  }

  /** Deletes the objects to which the last commits of these branches do not lead. */
  async prune(branches: readonly string[]): Promise<void> {
    const heads = await Promise.all(branches.map((branch) => this.head(branch)));
    const [one, other] = heads;
    const base = one && other ? await this.commonBase(one, other) : null;
    const commits = [...heads, base].filter((commit) => typeof commit === 'string');
    const needed = new Set(commits.map((commit) => `folder ${commit}`));
    if (one && other) needed.add(`base ${one} ${other}`);
    for (const commit of commits) {
      for (const { blob } of (await this.folder(commit))?.files.values() ?? [])
        needed.add(`blob ${blob}`);
    }
    await this.#remove((name) => /^(?:folder|base|blob) /.test(name) && !needed.has(name));
  }

  /** Deletes the whole copy, for whoever uses this device next. */
  delete(): Promise<void> {
    return this.#remove(() => true);
  }

  async #remove(isRemoved: (name: string) => boolean): Promise<void> {
    const names = [...(await this.#all())].filter(isRemoved);
    this.#objects = null;
    await this.#storage.remove(names.map((name) => `${this.#site} ${name}`));
  }
}
