import type { PageDocument } from '../../../schema/page.ts';

/** The blocks of a page. */
export type Blocks = PageDocument['blocks'];

/** A page's document without its blocks. */
export type PageHead = Omit<PageDocument, 'blocks'>;

/** What was worked out from a document: by its name, for which circumstances, and as JSON. */
export type Findings = Record<string, { key: string; json: string }>;

type Source = { head: PageHead; read: () => Blocks; findings: Findings };

const sources = new WeakMap<object, Source>();

/**
 * A document whose blocks are read when somebody asks for them, and forgotten when nobody holds them: the blocks of a large
 * site fill the memory, and most builds need the blocks of a few pages. `blocks` have been read already.
 */
export function lazyDocument(
  head: PageHead,
  read: () => Blocks,
  { findings, blocks: first }: { findings: Findings; blocks: Blocks | undefined },
): PageDocument {
  let latest = first && new WeakRef(first);
  const readOnce = () => {
    const blocks = latest?.deref() ?? read();
    latest = new WeakRef(blocks);
    return blocks;
  };
  return withSource({ head, read: readOnce, findings });
}

function withSource(source: Source): PageDocument {
  const document = { ...source.head, blocks: [] };
  Object.defineProperty(document, 'blocks', onDemand);
  sources.set(document, source);
  return document;
}

/** One function for all documents: with one for each, V8 would describe the shape of each by itself. */
const onDemand = {
  get(this: object) {
    return sources.get(this)?.read();
  },
  enumerable: true,
  configurable: true,
};

/** Whether the blocks of a document are read when somebody asks for them. */
export const isLazy = (value: object): boolean => sources.has(value);

/** The document that has other fields beside the same blocks. */
export function withHead(document: PageDocument, head: PageHead): PageDocument {
  const source = sources.get(document);
  return source ? withSource({ ...source, head }) : { ...head, blocks: document.blocks };
}

/** The fields of a document besides its blocks, which are not read for it. */
export function headOf(document: PageDocument): PageHead {
  const source = sources.get(document);
  if (source) return source.head;
  const head: PageHead = { title: document.title };
  for (const name of Object.keys(document))
    if (name !== 'blocks') Reflect.set(head, name, Reflect.get(document, name));
  return head;
}

/** A key that all documents with the same blocks share. */
export const blocksKey = (document: PageDocument): object =>
  sources.get(document)?.read ?? document.blocks;

/** Something that is worked out from documents, and stored with those whose blocks are read on demand. */
export class Finding<T> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** What `make` returns, plain data that follows from the document and the key alone. */
  of(document: object, key: string, make: () => T): T {
    const { findings = {} } = sources.get(document) ?? {};
    const before = findings[this.#name];
    if (before?.key === key) {
      const value: T = JSON.parse(before.json);
      return value;
    }
    const value = make();
    findings[this.#name] = { key, json: JSON.stringify(value) };
    return value;
  }
}
