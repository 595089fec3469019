import type { PageDocument } from '../../../schema/page.ts';
import {
  dataName,
  type TypedOver,
  withoutNoticeAddress,
  type StoredAttachment,
  type StoredPicture,
} from '../../content/index.ts';
import type { Diagnostic, FieldPath } from '../../messages/index.ts';
import {
  failureNote,
  withoutScripts,
  bareEnvironment,
  createSiteRenderer,
  type SiteRenderer,
  Site,
  type FileInput,
} from '../../render/index.ts';
import {
  addressOfFile,
  type Attachments,
  cutMenus,
  type CutMenu,
  type Steps,
  type Page,
  type SiteTree,
} from '../../site/index.ts';
import { markPage, unseenIn } from './mark-page.ts';
import { sentMessage, type SentMessage } from './sent-message.ts';

/** The text of a file, and the problems of its bytes, which only the server has seen. */
export type EngineFile = { text: string; ofBytes: Diagnostic[] };

/** The input of checks and rendering: the files by path, and the pictures that pages may use. */
export type EngineInput = {
  files: Readonly<Record<string, EngineFile>>;
  pictures: readonly StoredPicture[];
  attachments?: readonly StoredAttachment[];
  /** Whether pages are shown in a document of the published site. */
  isOnHost: boolean;
};

/** A page as a document, and its icons. If its file is invalid, it is the last valid version. */
export type PageHtml = { html: string; icons: string[]; isCurrent: boolean };

/** The same with the message that sends it, if that was to be composed. */
export type RenderedPage = PageHtml & { sent: SentMessage | null };

/** A page with marks in its texts, the same with marks in its amounts and days, and the field of each mark. */
export type MarkedPage = {
  texts: string;
  values: string;
  paths: FieldPath[];
  /** The texts and amounts of its blocks that it shows nowhere. */
  unseen: FieldPath[];
};

/** The blocks of a page, as other texts of some files show them, and as it is now. */
export type PageDifference = { file: string; before: string; after: string };

const byName = (pictures: readonly StoredPicture[]): ReadonlyMap<string, StoredPicture> =>
  new Map(pictures.map((picture) => [picture.name, picture]));

const attachmentsByName = (all: readonly StoredAttachment[]): Attachments =>
  new Map(all.map(({ name, ...attachment }) => [name, attachment]));

/** The address of a picture that is not known: an empty one would be the page itself. */
const nowhere = 'data:,';

/**
 * The site in the editor: checks and renders it as the build does. An invalid file keeps its previous page.
 */
export class Engine {
  readonly #site: Site;
  #pictures: ReadonlyMap<string, StoredPicture>;
  readonly #isOnHost: boolean;
  /** The icons of the page being rendered. */
  #icons = new Set<string>();
  #render = this.#renderer();
  /** The site as it was compared last. */
  #compared: Site | null = null;

  constructor({ files, pictures, attachments = [], isOnHost }: EngineInput) {
    this.#pictures = byName(pictures);
    this.#isOnHost = isOnHost;
    this.#site = new Site({ hasBase: isOnHost });
    this.#site.attachments = attachmentsByName(attachments);
    this.#site.change(Object.entries(files));
    this.#site.show();
  }

  /**
   * Updates the texts of files; null means the file no longer exists. While what is typed into a file makes it invalid,
   * its page is the one before: "12 t" would else show the 12 that was typed on the way.
   */
  change(texts: Texts, typedOver: TypedOver | null = null): void {
    const site = this.#site;
    site.change(inputsOf(texts));
    if (typedOver && site.files.get(typedOver.file)?.checked.content === null) {
      site.change(inputsOf({ [typedOver.file]: typedOver.text }));
      site.show();
      site.change(inputsOf({ [typedOver.file]: texts[typedOver.file] ?? null }));
    }
    site.show();
  }

  setPictures(pictures: readonly StoredPicture[], attachments: readonly StoredAttachment[]): void {
    this.#pictures = byName(pictures);
    this.#site.attachments = attachmentsByName(attachments);
    this.#render = this.#renderer();
  }

  /**
   * The current page of a file, or null if it has never been valid. Its message reads the whole site, so it is composed
   * only where it is shown.
   */
  render(file: string, withMessage = false): RenderedPage | null {
    const page = this.#pageOf(this.#site, file);
    const { tree } = this.#site;
    const inTree = withMessage ? tree?.pages.find((one) => one.file === file) : undefined;
    const sent = tree && inTree ? sentMessage(tree, inTree, [...this.#pictures.values()]) : null;
    return page && { ...page, sent };
  }

  /** The page of a file as it would be with other texts; null if one of them is invalid. Nothing is changed. */
  preview(file: string, texts: Readonly<Record<string, string>>): PageHtml | null {
    const site = this.#site.with(inputsOf(texts));
    if (Object.keys(texts).some((name) => !site.files.get(name)?.checked.content)) return null;
    site.show();
    return this.#pageOf(site, file);
  }

  /** The page with marks that tell where each field is shown. */
  renderMarked(file: string): MarkedPage | null {
    const source = this.#site.files.get(file)?.source;
    let paths: FieldPath[] = [];
    const [texts, values] = (['texts', 'values'] as const).map((kind) =>
      this.#pageOf(this.#site, file, ({ document }) => {
        const marked = markPage(document, source?.value, kind);
        ({ paths } = marked);
        return marked.document;
      }),
    );
    if (!texts || !values) return null;
    const marked = { texts: texts.html, values: values.html, paths };
    return { ...marked, unseen: unseenIn(marked, source?.value) };
  }

  /**
   * The pages that show something else than with other texts of some files, as far as they mention these; `after` gives
   * texts to compare with instead of the present ones. Found in steps, between which nothing may change.
   */
  *compareInSteps(texts: Texts, after: Texts | null): Steps<PageDifference[]> {
    const blocks = (one: Site, file: string) =>
      /<main[\s>][\s\S]*<\/main>/.exec(this.#pageOf(one, file)?.html ?? '')?.[0] ?? '';
    const changed = Object.keys(texts).filter((file) => !after || after[file] !== texts[file]);
    const before = new Map<string, string>();
    const site = this.#siteWith(texts);
    for (const file of this.#pagesWith(changed)) {
      yield;
      before.set(file, blocks(site, file));
    }
    const now = after ? this.#siteWith(after) : this.#site;
    const differences: PageDifference[] = [];
    for (const [file, html] of before) {
      yield;
      const shown = blocks(now, file);
      if (html !== '' && shown !== '' && html !== shown)
        differences.push({ file, before: html, after: shown });
    }
    return differences;
  }

  /**
   * The site with other texts of some files. It is kept for the next time, because a tree of many pages takes long to build:
   * the others are the files of the site again.
   */
  #siteWith(texts: Texts): Site {
    const site = (this.#compared ??= this.#site.with([]));
    site.followSite(this.#site, inputsOf(texts));
    site.show();
    return site;
  }

  /** Pages and lists, the pages above them, and all pages that mention their address or their name. */
  #pagesWith(changed: readonly string[]): string[] {
    const pages = changed.filter((file) => file.startsWith('pages/'));
    const addresses = pages.map((file) => addressOfFile(file));
    const names = [
      ...addresses.filter((one) => one !== '/'),
      ...changed.filter((file) => !pages.includes(file)).map(dataName),
    ];
    return [...this.#site.files]
      .filter(([file, { source }]) => {
        if (!file.startsWith('pages/')) return false;
        const address = addressOfFile(file);
        const isAbove = addresses.some((one) => one.startsWith(`${address}/`));
        return (
          changed.includes(file) || isAbove || names.some((name) => source.text.includes(name))
        );
      })
      .map(([file]) => file);
  }

  #pageOf(
    site: Site,
    file: string,
    documentOf = ({ document }: Page): PageDocument => document,
  ): PageHtml | null {
    this.#icons = new Set();
    try {
      const page = site.tree?.pages.find((one) => one.file === file);
      const whole = page && site.pages(this.#render)?.page({ ...page, document: documentOf(page) });
      if (whole === undefined) return null;
      const html = withoutNoticeAddress(whole);
      return {
        html: this.#isOnHost ? withoutScripts(html) : html,
        icons: [...this.#icons],
        isCurrent: site.files.get(file)?.checked.content !== null,
      };
    } catch {
      // A broken reference, such as an unknown contact: the checks report it.
      return null;
    }
  }

  /** How pages are rendered until there are other pictures. */
  #renderer(): (tree: SiteTree) => SiteRenderer {
    return (tree) =>
      createSiteRenderer(tree, {
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
      });
  }

  /** Whether the site settings have telephone numbers. */
  hasTelephones(): boolean {
    return /\b(?:phone|whatsapp):/.test(this.#site.files.get('site.yaml')?.source.text ?? '');
  }

  /** The sections of which the menu leaves pages out. */
  menus(): CutMenu[] {
    return this.#site.tree === null ? [] : cutMenus(this.#site.tree);
  }

  /** All problems that the site has, or would have with other texts of some files. */
  check(texts: Texts = {}): Diagnostic[] {
    const site = this.#site.with(inputsOf(texts));
    return site.report(site.check({ images: [...this.#pictures.keys()] }).between);
  }

  /** All problems of the site, found in steps. After a change in between they describe no state of the site. */
  *checkInSteps(): Steps<Diagnostic[]> {
    const steps = this.#site.checkInSteps({ images: [...this.#pictures.keys()] });
    return this.#site.report((yield* steps).between);
  }
}

type Texts = Readonly<Record<string, string | null>>;

const inputsOf = (texts: Texts): [string, FileInput | null][] =>
  Object.entries(texts).map(([file, text]) => [file, text === null ? null : { text, ofBytes: [] }]);
