import { currentFormat } from '../../../schema/format.ts';
import { notationOf, plainNotation, type Notation } from '../../../schema/fields/notation.ts';
import type { PageDocument } from '../../../schema/page.ts';
import {
  checkFile,
  type CheckedFile,
  Source,
  type TypedOver,
  withoutNoticeAddress,
  type StoredPicture,
} from '../../content/index.ts';
import type { Diagnostic, FieldPath } from '../../messages/index.ts';
import {
  failureNote,
  bareEnvironment,
  type RenderEnvironment,
  withoutScripts,
} from '../../render/index.ts';
import { allSteps, type Steps, type Page } from '../../site/index.ts';
import { checkFiles } from './check-files.ts';
import { markPage } from './mark-page.ts';
import { changedSite, openSite, type LoadedSite } from './loaded-site.ts';
import { sentMessage, type SentMessage } from './sent-message.ts';

/** The text of a file, and the problems of its bytes, which only the server has seen. */
export type EngineFile = { text: string; ofBytes: Diagnostic[] };

/** The input of checks and rendering: the files by path, and the pictures that pages may use. */
export type EngineInput = {
  files: Readonly<Record<string, EngineFile>>;
  pictures: readonly StoredPicture[];
  /** Whether pages are shown in a document of the published site. */
  isOnHost: boolean;
};

/** A page as a document, and its icons. If its file is invalid, it is the last valid version. */
export type PageHtml = { html: string; icons: string[]; isCurrent: boolean };

/** The same with the message that sends it, if that was to be composed. */
export type RenderedPage = PageHtml & { sent: SentMessage | null };

/** A page with marks in its texts, the same with marks in its amounts and days, and the field of each mark. */
export type MarkedPage = { texts: string; values: string; paths: FieldPath[] };

type LoadedFile = {
  source: Source;
  checked: CheckedFile;
  /** The last valid version of the file, which is shown while the current one is invalid. */
  lastGood: CheckedFile | null;
};

const byName = (pictures: readonly StoredPicture[]): ReadonlyMap<string, StoredPicture> =>
  new Map(pictures.map((picture) => [picture.name, picture]));

/** The address of a picture that is not known: an empty one would be the page itself. */
const nowhere = 'data:,';

/**
 * The site in the editor's state: checks and renders it as the build does. Only changed files are checked again; an
 * invalid file keeps its previous page.
 */
export class Engine {
  readonly #files = new Map<string, LoadedFile>();
  #pictures: ReadonlyMap<string, StoredPicture>;
  readonly #isOnHost: boolean;
  #notation = plainNotation;
  /** The site as it was rendered last; null if it cannot be rendered. */
  #site: LoadedSite | null | undefined;
  /** The files that have changed since. */
  #changed = new Set<string>();
  /** The icons of the page being rendered. */
  #icons = new Set<string>();

  constructor({ files, pictures, isOnHost }: EngineInput) {
    this.#pictures = byName(pictures);
    this.#isOnHost = isOnHost;
    // In its language the mistakes of the others are explained.
    const settings = files['site.yaml'];
    if (settings) this.#check('site.yaml', settings.text, settings.ofBytes);
    for (const [file, { text, ofBytes }] of Object.entries(files))
      if (file !== 'site.yaml') this.#check(file, text, ofBytes);
  }

  /**
   * Updates the texts of files; null means the file no longer exists. While what is typed into a file makes it invalid,
   * its page is the one before: "12 t" would else show the 12 that was typed on the way.
   */
  change(texts: Readonly<Record<string, string | null>>, typedOver: TypedOver | null = null): void {
    for (const [file, text] of Object.entries(texts)) {
      this.#changed.add(file);
      if (text === null) this.#files.delete(file);
      else this.#check(file, text, []);
    }
    const typed = typedOver && this.#files.get(typedOver.file);
    if (!typed || typed.checked.content) return;
    const before = this.#checked(new Source(typedOver.file, typedOver.text));
    if (before.content) typed.lastGood = before;
  }

  setPictures(pictures: readonly StoredPicture[]): void {
    this.#pictures = byName(pictures);
    this.#site = undefined;
  }

  #check(file: string, text: string, ofBytes: Diagnostic[]): void {
    const source = sourceOf(file, text);
    const checked = this.#checked(source, ofBytes);
    const lastGood = checked.content ? checked : (this.#files.get(file)?.lastGood ?? null);
    this.#files.set(file, { source, checked, lastGood });
    if (checked.content?.kind === 'site') this.#write(notationOf(checked.content.document));
  }

  #checked(source: Source, ofBytes: Diagnostic[] = []): CheckedFile {
    return checkFile(source, ofBytes, currentFormat, this.#notation);
  }

  /** Explains the mistakes of all files anew if the site writes numbers and days in another way than before. */
  #write(notation: Notation): void {
    if (JSON.stringify(notation) === JSON.stringify(this.#notation)) return;
    this.#notation = notation;
    for (const loaded of this.#files.values())
      if (!loaded.checked.content) loaded.checked = this.#checked(loaded.source);
  }

  /**
   * The current page of a file, or null if it has never been valid. Its message reads the whole site, so it is composed
   * only where it is shown.
   */
  render(file: string, withMessage = false): RenderedPage | null {
    const page = this.#render(file, ({ document }) => document);
    return page && { ...page, sent: withMessage ? this.#messageOf(file) : null };
  }

  /** The page of a file as it would be with other texts; null if one of them is invalid. Nothing is changed. */
  preview(file: string, texts: Readonly<Record<string, string>>): PageHtml | null {
    const [site, changed, notation] = [this.#site, this.#changed, this.#notation];
    this.#site = undefined;
    this.#changed = new Set();
    const stored = new Map(Object.keys(texts).map((name) => [name, this.#files.get(name)]));
    this.change(texts);
    const isValid = [...stored.keys()].every((name) => this.#files.get(name)?.checked.content);
    const page = isValid ? this.#render(file, ({ document }) => document) : null;
    for (const [name, before] of stored) {
      if (before) this.#files.set(name, before);
      else this.#files.delete(name);
    }
    this.#write(notation);
    this.#site = site;
    this.#changed = changed;
    return page;
  }

  #messageOf(file: string): SentMessage | null {
    const page = this.#site?.tree.pages.find((one) => one.file === file);
    return this.#site && page
      ? sentMessage(this.#site.tree, page, [...this.#pictures.values()])
      : null;
  }

  /** The page with marks that tell where each field is shown. */
  renderMarked(file: string): MarkedPage | null {
    const loaded = this.#files.get(file);
    if (!loaded?.lastGood) return null;
    const { value } = loaded.source;
    let paths: FieldPath[] = [];
    const [texts, values] = (['texts', 'values'] as const).map((kind) =>
      this.#render(file, (page) => {
        const marked = markPage(page.document, value, kind);
        ({ paths } = marked);
        return marked.document;
      }),
    );
    return texts && values ? { texts: texts.html, values: values.html, paths } : null;
  }

  #render(file: string, documentOf: (page: Page) => PageDocument): PageHtml | null {
    this.#icons = new Set();
    try {
      if (this.#site === undefined || this.#changed.size > 0) {
        // If that fails, nothing is left of a site that was half changed.
        const before = this.#site;
        this.#site = undefined;
        const parts = { isOnHost: this.#isOnHost, environment: this.#environment() };
        this.#site =
          (before && changedSite(before, this.#changed, this.#files, parts)) ??
          openSite(this.#files, parts);
        this.#changed.clear();
      }
      const page = this.#site?.tree.pages.find((one) => one.file === file);
      if (!this.#site || !page) return null;
      const whole = withoutNoticeAddress(
        this.#site.renderer.page({ ...page, document: documentOf(page) }),
      );
      const html = this.#isOnHost ? withoutScripts(whole) : whole;
      const isCurrent = this.#files.get(file)?.checked.content !== null;
      return { html, icons: [...this.#icons], isCurrent };
    } catch {
      // A broken reference, such as an unknown contact: the checks report it.
      return null;
    }
  }

  #environment(): RenderEnvironment {
    return {
      // The frame that shows the page already has its styles and scripts.
      ...bareEnvironment,
      islandScripts: (type) => globalThis.siteCode?.islandScripts?.[type] ?? [],
      icons: (names) => {
        for (const name of names) this.#icons.add(name);
        return '';
      },
      picture: ({ src, alt, focus }) => {
        const { address = nowhere, width = 1200, height = 800 } = this.#pictures.get(src) ?? {};
        return { src: address, width, height, sources: [], alt, focus };
      },
      blockFailed: failureNote,
      today: new Date(),
    };
  }

  /** Whether the site settings have telephone numbers. */
  hasTelephones(): boolean {
    return /\b(?:phone|whatsapp):/.test(this.#files.get('site.yaml')?.source.text ?? '');
  }

  /** All problems of the site, found in steps; a change in between makes them those of no state of the site. */
  check(): Steps<Diagnostic[]> {
    return checkFiles(this.#files, [...this.#pictures.keys()]);
  }

  /** All problems that the site would have with other texts of some files. */
  checkWith(texts: Readonly<Record<string, string | null>>): Diagnostic[] {
    const files = new Map<string, Pick<LoadedFile, 'source' | 'checked'>>(this.#files);
    for (const [file, text] of Object.entries(texts)) {
      if (text === null) {
        files.delete(file);
        continue;
      }
      const source = sourceOf(file, text);
      files.set(file, { source, checked: this.#checked(source) });
    }
    return allSteps(checkFiles(files, [...this.#pictures.keys()]));
  }
}

/** A text as it is read: without a byte order mark. */
const sourceOf = (file: string, text: string): Source =>
  new Source(file, text.replace(/^\uFEFF/, ''));
