import { createHash } from 'node:crypto';

/** A file in a tree: its mode, and the id of its bytes. */
export type TreeFile = { mode: string; id: string };
/** All files of a version by their paths. */
export type Files = ReadonlyMap<string, TreeFile>;
/** An entry of one tree, which lists only its own level. */
export type TreeEntry = { name: string; mode: string; type: 'blob' | 'tree'; id: string };
export type Commit = {
  id: string;
  tree: string;
  parents: string[];
  message: string;
  author: string;
  /** ISO. */
  date: string;
};

/** Git's objects in memory, with the ids that git itself gives them. */
export class GitObjects {
  readonly blobs = new Map<string, Buffer>();
  readonly trees = new Map<string, TreeEntry[]>();
  readonly commits = new Map<string, Commit>();

  addBlob(content: string | Uint8Array): string {
    const bytes = Buffer.from(content);
    const id = objectId('blob', bytes);
    this.blobs.set(id, bytes);
    return id;
  }

  /** Makes the trees of all folders. */
  addTree(files: Files): string {
    const folders = new Map<string, Map<string, TreeFile>>();
    const entries: TreeEntry[] = [];
    for (const [path, file] of files) {
      const [name = '', ...rest] = path.split('/');
      if (rest.length === 0) entries.push({ name, type: 'blob', ...file });
      else folders.set(name, (folders.get(name) ?? new Map()).set(rest.join('/'), file));
    }
    for (const [name, inside] of folders) {
      entries.push({ name, mode: '040000', type: 'tree', id: this.addTree(inside) });
    }
    // Git sorts folders as if their names ended with a slash, byte by byte.
    const key = ({ name, type }: TreeEntry) => Buffer.from(type === 'tree' ? `${name}/` : name);
    const sorted = entries.toSorted((one, other) => Buffer.compare(key(one), key(other)));
    const lines = sorted.flatMap(({ mode, name, id: entry }) => [
      Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`),
      Buffer.from(entry, 'hex'),
    ]);
    const id = objectId('tree', Buffer.concat(lines));
    this.trees.set(id, sorted);
    return id;
  }

  addCommit({ tree, parents, message, author, date }: Omit<Commit, 'id'>): string {
    const seconds = Math.floor(Date.parse(date) / 1000);
    const who = `${author} <${author.toLowerCase().replaceAll(' ', '.')}@example.org> ${seconds} +0000`;
    const lines = [
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${who}`,
      `committer ${who}`,
    ];
    const id = objectId('commit', Buffer.from(`${lines.join('\n')}\n\n${message}`));
    this.commits.set(id, { id, tree, parents, message, author, date });
    return id;
  }

  /** All files of a tree and its folders. */
  filesOf(tree: string, prefix = ''): Map<string, TreeFile> {
    const files = new Map<string, TreeFile>();
    for (const { name, mode, type, id } of this.trees.get(tree) ?? []) {
      if (type === 'blob') files.set(prefix + name, { mode, id });
      else for (const [path, file] of this.filesOf(id, `${prefix}${name}/`)) files.set(path, file);
    }
    return files;
  }

  filesOfCommit(id: string | undefined): Map<string, TreeFile> {
    return this.filesOf(this.commits.get(id ?? '')?.tree ?? '');
  }

  /** A commit and all those before it, the nearest first. */
  ancestors(id: string): string[] {
    const found = [id];
    for (let at = 0; at < found.length; at += 1) {
      for (const parent of this.commits.get(found[at] ?? '')?.parents ?? []) {
        if (!found.includes(parent)) found.push(parent);
      }
    }
    return found;
  }

  /** The last common commit; undefined if there is none. */
  commonBase(one: string, other: string): string | undefined {
    const before = new Set(this.ancestors(other));
    const common = this.ancestors(one).filter((id) => before.has(id));
    return common.find((id) => !common.some((next) => next !== id && this.follows(next, id)));
  }

  /** Whether a commit is another one or comes after it. */
  follows(later: string, earlier: string): boolean {
    return this.ancestors(later).includes(earlier);
  }

  /** The files in which two versions differ; a file that has only got another name is renamed. */
  difference(from: Files, to: Files): Difference[] {
    const removed = [...from].filter(([path]) => !to.has(path));
    const added = [...to].filter(([path]) => !from.has(path));
    const changed = [...to].filter(([path, { id }]) => from.has(path) && from.get(path)?.id !== id);
    const differences: Difference[] = changed.map(([path]) => ({ path, status: 'modified' }));
    for (const [path, { id }] of added) {
      const at = removed.findIndex(([, file]) => file.id === id);
      const [before] = at === -1 ? [] : removed.splice(at, 1);
      if (before) differences.push({ path, status: 'renamed', before: before[0] });
      else differences.push({ path, status: 'added' });
    }
    for (const [path] of removed) differences.push({ path, status: 'removed' });
    return differences.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  }
}

export type Difference = {
  path: string;
  status: 'added' | 'removed' | 'modified' | 'renamed';
  before?: string;
};

const objectId = (type: string, bytes: Buffer): string =>
  createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
