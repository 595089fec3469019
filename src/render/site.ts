import type { DataDocument } from '../../schema/data-kinds.ts';
import { notationOf, plainNotation, type Notation } from '../../schema/fields/notation.ts';
import { currentFormat } from '../../schema/format.ts';
import type { SiteSettings } from '../../schema/site.ts';
import {
  checkFile,
  type CheckedFile,
  formatOf,
  onlyNewerFormat,
  diagnoseIn,
  diagnosticAt,
  dataName,
  isPageFile,
  readablePatterns,
  readableSettings,
  readableTheme,
  Source,
  inOriginal,
  limits,
} from '../content/index.ts';
import { inFileOrder, type Diagnose, type Diagnostic, phrase, say } from '../messages/index.ts';
import {
  addBaseToTree,
  baseOf,
  updateSiteTree,
  type Attachments,
  type BuiltTree,
  type SiteParts,
  allNames,
  type SiteFiles,
  checkSite,
  type Steps,
  clockIn,
  hasHour,
  pagesOn,
  type PagesOfDay,
  type PageFile,
  type SiteTree,
} from '../site/index.ts';
import type { SiteRenderer } from './site-renderer.ts';

/** A file as it was checked on its own. */
export type SiteFile = {
  source: Source;
  checked: CheckedFile;
  /** The hash of its bytes, where somebody needs it. */
  hash?: string | undefined;
};

/** A file as it is read: its text, the mistakes in its bytes, and their hash; or the result of an earlier check. */
export type FileInput =
  | { text: string; ofBytes: Diagnostic[]; hash?: string | undefined }
  | SiteFile;

/** What the settings of a site say of its other files. */
export type FileRules = { format: number; notation: Notation };

type CheckOptions = {
  /** Paths below content/images. */
  images: readonly string[];
  /** Documents that are there, but are not read. */
  unread?: readonly string[];
  /** Whether placeholders are reported as warnings. */
  strict?: boolean;
  /** The day or moment to check, by the site's clock; now by default. */
  day?: string | undefined;
};

/** The site on a day, the pages left out that day, and the mistakes between its files. */
export type SiteOnDay = Pick<PagesOfDay, 'leftOut' | 'nextDate'> & {
  day: string;
  tree: SiteTree;
  /** Whether site.yaml and theme.yaml are valid; otherwise the tree has what could be read of them. */
  isWhole: boolean;
  between: Diagnostic[];
};

/** Makes the pages of a tree. */
type Render = (tree: SiteTree) => SiteRenderer;

/**
 * The site in memory, from the texts of its files to diagnostics and pages. Builds, the development server and the editor
 * each have one: they give it files, and ask it for diagnostics and pages. It knows neither a disk nor a browser.
 *
 * It checks the files as they are now. It shows the versions that `show` took on last.
 */
export class Site {
  readonly #hasBase: boolean;
  #files = new Map<string, SiteFile>();
  #shown = new Map<string, SiteFile>();
  #beforeTrial: Map<string, SiteFile> | null = null;
  #asOf: string | undefined;
  #rules: FileRules = { format: currentFormat, notation: plainNotation };
  /** The lists, the same until one changes: texts of pages have values of theirs. */
  #data: ReadonlyMap<string, DataDocument> = new Map();
  #attachments: Attachments = new Map();
  #checkedTree: BuiltTree | null = null;
  #shownTree: BuiltTree | null = null;
  #isShownTreeOld = true;
  #pages: { tree: SiteTree; render: Render; renderer: SiteRenderer } | null = null;

  /** @param hasBase whether the addresses of pages begin with the folder of the host that the site is in */
  constructor({ hasBase = false } = {}) {
    this.#hasBase = hasBase;
  }

  get files(): ReadonlyMap<string, SiteFile> {
    return this.#files;
  }

  /** What the settings say of other files: how these are checked depends on nothing else. */
  get rules(): FileRules {
    return this.#rules;
  }

  /** Takes on new, changed and, where there is null, removed files. */
  change(changes: Iterable<readonly [file: string, input: FileInput | null]>): void {
    // The settings come first: they state the format of the other files, and how numbers and days are written.
    const inOrder = [...changes].toSorted(
      ([one], [other]) => Number(other === 'site.yaml') - Number(one === 'site.yaml'),
    );
    for (const [file, input] of inOrder) {
      if (input === null) this.#files.delete(file);
      else this.#files.set(file, 'checked' in input ? input : this.#check(file, input));
      if (file === 'site.yaml') this.#follow(this.#files.get(file));
    }
  }

  /** What is known of the files in content/files. */
  get attachments(): Attachments {
    return this.#attachments;
  }

  set attachments(attachments: Attachments) {
    // The trees stay while nothing about them changes.
    if (JSON.stringify([...attachments]) === JSON.stringify([...this.#attachments])) return;
    this.#attachments = attachments;
    this.#isShownTreeOld = true;
  }

  #check(file: string, { ofBytes, hash, ...input }: Exclude<FileInput, SiteFile>): SiteFile {
    const text = input.text.replace(/^\uFEFF/, '');
    const source = new Source(file, text);
    const format = file === 'site.yaml' ? formatOf(source.value) : this.#rules.format;
    const checked = checkFile(source, ofBytes, format, this.#rules.notation);
    // The parsed text of a valid file is large, and rarely needed again.
    return {
      source: checked.diagnostics.length > 0 ? source : new Source(file, text),
      checked,
      hash,
    };
  }

  /** Takes the rules from the settings. The mistakes of other files are explained anew where these change them. */
  #follow(settings: SiteFile | undefined): void {
    const before = this.#rules;
    const content = settings?.checked.content;
    const document = content?.kind === 'site' ? content.document : null;
    // The document of an older format has been brought up to the present one.
    const stated = document && !settings?.checked.repaired ? document : settings?.source.value;
    this.#rules = {
      format: settings ? formatOf(stated) : currentFormat,
      notation: document ? notationOf(document) : plainNotation,
    };
    if (JSON.stringify(before) === JSON.stringify(this.#rules)) return;
    const isOfFormat = before.format === this.#rules.format;
    for (const [file, { source, checked, hash }] of this.#files) {
      // What cannot be read is the same by all rules.
      if (file === 'site.yaml' || !checked.mentions || (checked.content && isOfFormat)) continue;
      this.#files.set(file, this.#check(file, { text: source.text, ofBytes: [], hash }));
    }
  }

  /** The site with other versions of some files; this one stays as it is. */
  with(changes: Iterable<readonly [file: string, input: FileInput | null]>): Site {
    const site = new Site({ hasBase: this.#hasBase });
    site.#files = new Map(this.#files);
    site.#shown = new Map(this.#shown);
    site.#rules = this.#rules;
    site.#attachments = this.#attachments;
    site.change(changes);
    return site;
  }

  /** Takes on the files of another site, with other versions of some. Only what differs is checked, and changes the tree. */
  followSite(
    other: Site,
    changes: Iterable<readonly [file: string, input: FileInput | null]>,
  ): void {
    this.attachments = other.attachments;
    const versions = new Map(changes);
    const names = new Set([...this.#files.keys(), ...other.files.keys()]);
    this.change(
      [...names]
        .filter((file) => !versions.has(file) && this.#files.get(file) !== other.files.get(file))
        .map((file) => [file, other.files.get(file) ?? null]),
    );
    this.change(
      [...versions].filter(([file, input]) => {
        const text = this.#files.get(file)?.source.text;
        return text !== (input && 'text' in input ? input.text : undefined);
      }),
    );
  }

  /** Makes diagnostics of the files as they are read: with ranges in the repaired text where the YAML had to be repaired. */
  readonly diagnose: Diagnose = diagnoseIn((file) => this.#read(file));

  #read(file: string): Source | null {
    const found = this.#files.get(file);
    return found?.checked.repaired ?? found?.source ?? null;
  }

  /** Checks pages, settings and pictures against each other. */
  check(options: CheckOptions): SiteOnDay {
    const steps = this.checkInSteps(options);
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
  }

  /**
   * The same in steps; a change in between makes the result that of no state
   * of the site. While site.yaml or theme.yaml is invalid, pages are still checked against each other and against the names
   * that are known.
   */
  *checkInSteps({
    images,
    unread = [],
    strict = false,
    ...options
  }: CheckOptions): Steps<SiteOnDay> {
    const documents = [...this.#files.keys(), ...unread];
    const { settings, pages: allPages, data, ...parts } = this.#partsOf(this.#files);
    const theme = unread.includes('theme.yaml') ? null : parts.theme;
    const valueOf = (file: string): unknown =>
      this.#files.get(file)?.checked.mentions ? this.#read(file)?.value : undefined;
    yield;
    const site = settings ? { settings, names: {} } : readableSettings(valueOf('site.yaml'));
    const day = options.day ?? clockIn(site.settings.timeZone, new Date());
    const { pages, leftOut, nextDate: nextOfPages } = pagesOn(allPages, day);
    this.#checkedTree = updateSiteTree(this.#checkedTree, {
      settings: site.settings,
      theme: theme ?? noTheme,
      pages,
      data,
      attachments: this.#attachments,
    });
    const { tree } = this.#checkedTree;
    yield;
    const checked = this.#inOrder().map(([file, one]) => ({ file, ...one.checked }));
    const invalidPages = checked.flatMap(({ file, invalidPage }) =>
      invalidPage ? { file, ...invalidPage } : [],
    );
    const files: SiteFiles = {
      documents: [
        ...invalidPages.map(({ file, part }) => ({ file, document: part })),
        ...(settings ? [{ file: 'site.yaml', document: settings }] : []),
        ...allPages,
        ...Array.from(data, ([name, { document }]) => ({ file: `data/${name}.yaml`, document })),
      ],
      mentions: checked.flatMap(({ file, mentions }) => (mentions ? { file, mentions } : [])),
      invalidPages,
      pageFiles: documents.filter(isPageFile),
      dataNames: documents.filter((file) => file.startsWith('data/')).map(dataName),
      images,
      hasSettings: settings !== null,
      theme: theme
        ? { theme, areNamesReadable: true, areRolesValid: true }
        : readableTheme(valueOf('theme.yaml')),
      names: { ...allNames, ...site.names },
      patterns: theme ? Object.keys(tree.theme.patterns) : readablePatterns(valueOf('theme.yaml')),
      strict,
      schedule: {
        day,
        pages: allPages,
        pagesLeftOut: leftOut.filter(({ block }) => block === null).length,
      },
    };
    const between = yield* checkSite(tree, files, this.diagnose);
    const nextDate = soonest([nextOfPages, ...turnsOfNotice(site.settings.notice)], day);
    const isWhole = settings !== null && theme !== null;
    return { tree, isWhole, day, leftOut, nextDate, between };
  }

  /**
   * The diagnostics of single files and of what is `between` them, as they are reported: in the order of the files, and only
   * the first of each file, as many as anybody reads. `ofNames` are the diagnostics of file names.
   */
  report(between: readonly Diagnostic[], ofNames: readonly Diagnostic[] = []): Diagnostic[] {
    const ofFiles = this.#inOrder().flatMap(([, { checked }]) => checked.diagnostics);
    const asWritten = between.flatMap((diagnostic) => {
      const { source, checked } = this.#files.get(diagnostic.file) ?? {};
      return source && checked?.repaired
        ? inOriginal([diagnostic], source.lines, checked.repaired.lines)
        : diagnostic;
    });
    const lastLineOf = (file: string) => this.#files.get(file)?.source.lines.length ?? 1;
    return limitDiagnostics([...ofFiles, ...ofNames, ...asWritten], lastLineOf).toSorted(
      inFileOrder,
    );
  }

  /**
   * Shows the files as they are now, on a day or with everything that is not on the site yet; an invalid file stays in the
   * version that was shown before.
   */
  show(asOf?: string): void {
    for (const file of this.#shown.keys()) if (!this.#files.has(file)) this.#shown.delete(file);
    for (const [file, one] of this.#files) {
      if (one.checked.content || !this.#shown.has(file)) this.#shown.set(file, one);
    }
    this.#asOf = asOf;
    this.#isShownTreeOld = true;
    this.#beforeTrial = null;
  }

  /** Shows the files as they are now until they are checked: `show` confirms them, `takeBack` shows those before. */
  tryOut(): void {
    const before = this.#beforeTrial ?? new Map(this.#shown);
    this.show();
    this.#beforeTrial = before;
  }

  /** Shows the files as they were before `tryOut`, if nothing was shown since. */
  takeBack(): void {
    if (!this.#beforeTrial) return;
    this.#shown = this.#beforeTrial;
    this.#isShownTreeOld = true;
    this.#beforeTrial = null;
  }

  /** The day or moment that is shown; undefined for everything. */
  get shownDay(): string | undefined {
    return this.#asOf;
  }

  /** The tree of the shown versions; null while the settings or the theme have never been valid. */
  get tree(): SiteTree | null {
    if (!this.#isShownTreeOld) return this.#shownTree?.tree ?? null;
    const { settings, theme, pages, data } = this.#partsOf(this.#shown);
    // If this fails, nothing is left of a tree that was half changed.
    let before = this.#shownTree;
    this.#shownTree = null;
    if (settings && theme) {
      // A build shows what it has checked. A later check would build a tree of its own again.
      if (before === null && this.#hasBase && baseOf(settings.address) === '') {
        before = this.#checkedTree;
        this.#checkedTree = null;
      }
      const shown = this.#asOf === undefined ? pages : pagesOn(pages, this.#asOf).pages;
      const complete = this.#hasBase ? addBaseToTree : undefined;
      this.#shownTree = updateSiteTree(
        before,
        { settings, theme, pages: shown, data, attachments: this.#attachments },
        complete,
      );
    }
    this.#isShownTreeOld = false;
    return this.#shownTree?.tree ?? null;
  }

  /** The pages of the shown versions, which `render` makes once until others are shown; null while there are none. */
  pages(render: Render): SiteRenderer | null {
    const { tree } = this;
    if (tree === null) return null;
    if (this.#pages?.tree !== tree || this.#pages.render !== render) {
      this.#pages = { tree, render, renderer: render(tree) };
    }
    return this.#pages.renderer;
  }

  #inOrder(files: ReadonlyMap<string, SiteFile> = this.#files): [string, SiteFile][] {
    return [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  /** The valid files by their kinds. */
  #partsOf(files: ReadonlyMap<string, SiteFile>): PartsOfFiles {
    const parts: PartsOfFiles = {
      settings: null,
      // The theme is optional; one that cannot be read is not the same as none.
      theme: files.has('theme.yaml') ? null : noTheme,
      pages: [],
      data: new Map(),
    };
    const data = new Map<string, DataDocument>();
    for (const [file, { checked, hash }] of this.#inOrder(files)) {
      const { content } = checked;
      switch (content?.kind) {
        case 'page':
          parts.pages.push({ file, document: content.document, hash });
          break;
        case 'data':
          data.set(dataName(file), content.document);
          break;
        case 'site':
          parts.settings = content.document;
          break;
        case 'theme':
          parts.theme = content.document;
          break;
        case undefined:
      }
    }
    const isSame =
      data.size === this.#data.size &&
      [...data].every(([name, document]) => this.#data.get(name) === document);
    if (!isSame) this.#data = data;
    return { ...parts, data: this.#data };
  }
}

type PartsOfFiles = {
  settings: SiteSettings | null;
  theme: SiteParts['theme'] | null;
  pages: PageFile[];
  data: ReadonlyMap<string, DataDocument>;
};

const noTheme = {};

/** The hours at which the urgent notice comes and goes; browsers see to them by themselves, pages without scripts not. */
const turnsOfNotice = (notice: SiteSettings['notice']): string[] =>
  [notice?.from, notice?.until].flatMap((time) =>
    time !== undefined && hasHour(time) ? [time] : [],
  );

const soonest = (times: readonly (string | null)[], now: string): string | null =>
  times.filter((time) => time !== null && time > now).toSorted()[0] ?? null;

/** Limits the diagnostics of each file, errors first; a last one says how many more there are. */
function limitDiagnostics(
  diagnostics: readonly Diagnostic[],
  lastLineOf: (file: string) => number,
): Diagnostic[] {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of onlyNewerFormat(diagnostics)) {
    const earlier = byFile.get(diagnostic.file);
    if (earlier) earlier.push(diagnostic);
    else byFile.set(diagnostic.file, [diagnostic]);
  }
  return [...byFile].flatMap(([file, all]) => {
    if (all.length <= limits.diagnostics) return all;
    const errorsFirst = all.toSorted((a, b) => Number(isError(b)) - Number(isError(a)));
    const others = errorsFirst.slice(limits.diagnostics);
    return [...errorsFirst.slice(0, limits.diagnostics), moreOf(file, others, lastLineOf(file))];
  });
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

const moreOf = (file: string, others: readonly Diagnostic[], lastLine: number): Diagnostic =>
  diagnosticAt(
    file,
    { line: lastLine, column: 1, endLine: lastLine, endColumn: 1 },
    {
      code: 'more-problems',
      severity: others.some(isError) ? 'error' : 'warning',
      message: say('limits-more', {
        moreProblems:
          others.length === 1
            ? phrase('moreProblems', 'one')
            : phrase('moreProblems', 'many', { number: others.length.toLocaleString('en') }),
      }),
      help: say('limits-fixFirst'),
    },
  );
