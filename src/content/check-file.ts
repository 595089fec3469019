import { z } from 'zod';
import { blockDefinitions } from '../../schema/blocks/index.ts';
import { checkData, validateData, type DataDocument } from '../../schema/data-kinds.ts';
import { currentFormat } from '../../schema/format.ts';
import { isObject } from '../../schema/is-object.ts';
import type { FieldSchema } from '../../schema/fields/field.ts';
import { describedLater } from '../../schema/fields/image.ts';
import { visitorOf } from '../../schema/fields/visit-fields.ts';
import { plainNotation, type Notation } from '../../schema/fields/notation.ts';
import { validPart } from '../../schema/fields/valid-part.ts';
import { isLanguage } from '../../schema/fields/web-address.ts';
import { pageSchema, type PageDocument } from '../../schema/page.ts';
import type { SiteSettings } from '../../schema/site.ts';
import type { Theme } from '../../schema/theme.ts';
import {
  type Diagnose,
  type Diagnostic,
  type Explanation,
  type FieldPath,
  phrase,
  say,
} from '../messages/index.ts';
import {
  checkBlocks,
  diagnoseInside,
  guardFindings,
  checkInnerAnchors,
  type InvalidPage,
  anchorsOfBlocks,
  anchorsOfInvalidPage,
  unknownAnchors,
  readMentions,
  type Mentions,
  type SiteTexts,
} from '../site/index.ts';
import {
  asTyped,
  hasThreeDecimals,
  numbersReadOtherwise,
  numbersWithThreeDecimals,
  type OtherNumber,
} from './as-typed.ts';
import { checkFormat, inCurrentFormat } from './content-format.ts';
import { correctNames, isAboutMeantName } from './correct-names.ts';
import { diagnoseIn } from './diagnose.ts';
import { fileSchemas, kindOfFile, schemaOfFile, type FileKind } from '../../schema/file-schemas.ts';
import { checkExtent } from './check-extent.ts';
import { explainYaml, type ExplainedYaml } from './yaml-repair/explain-yaml.ts';
import type { CountMisfits } from './yaml-repair/find-repair.ts';
import { unquotedBraces } from './yaml-repair/unquoted-braces.ts';
import { explainIssues } from './shape/explain-issues.ts';
import { valueAt } from '../../schema/value-at.ts';
import { leafIssues } from './shape/leaf-issues.ts';
import type { Source } from './source.ts';
import { lineOf } from './write-yaml.ts';
import { inOriginal } from './yaml-repair/original-range.ts';

/** A valid file, by its kind. */
export type CheckedContent =
  | { kind: 'page'; document: PageDocument }
  | { kind: 'data'; document: DataDocument }
  | { kind: 'site'; document: SiteSettings }
  | { kind: 'theme'; document: Theme };

/** The result of checking one file. */
export type CheckedFile = {
  content: CheckedContent | null;
  diagnostics: Diagnostic[];
  /** What the file says about other files; of an invalid file, what its valid fields say. */
  mentions: Mentions | null;
  /** What is known of an invalid page. */
  invalidPage: InvalidPage | null;
  /** The file as it was read after its YAML was repaired, its misspelt names corrected, or its format brought up. */
  repaired: Source | null;
};

/**
 * Checks one file on its own: YAML, then shape, then meaning, unless its bytes were wrong. A file with broken YAML is
 * checked on as repaired, so that its other mistakes are reported in the same run. `format` is that of the site, and
 * `notation` how it writes numbers and days, in which mistakes are explained.
 */
export function checkFile(
  source: Source,
  ofBytes: Diagnostic[],
  format = currentFormat,
  notation = plainNotation,
): CheckedFile {
  if (ofBytes.length > 0) return refused(ofBytes);
  const ofFormat = source.file === 'site.yaml' ? checkFormat(source, format) : null;
  if (ofFormat?.severity === 'error') return refused([ofFormat]);
  const checked = checkReadable(source, { format, notation });
  return ofFormat ? { ...checked, diagnostics: [ofFormat, ...checked.diagnostics] } : checked;
}

/** What the settings of a site say of its files. */
type OfSite = { format: number; notation: Notation };

function checkReadable(source: Source, site: OfSite): CheckedFile {
  const read = readYaml(source, (value) => countMisfits(schemaOfFile(source.file, value), value));
  if ('value' in read) return checkMeant(source, read.value, site);
  const { diagnostics, repaired } = read;
  if (!repaired) return refused(diagnostics);
  const rest = checkMeant(repaired, repaired.value, site);
  // If a repair is only likely, further problems on its line may come from the repair itself.
  const unsure = new Set(diagnostics.filter(({ fix }) => !fix).map(({ range }) => range.line));
  const others = inOriginal(rest.diagnostics, source.lines, repaired.lines).filter(
    ({ range }) => !unsure.has(range.line),
  );
  return {
    content: null,
    diagnostics: [...diagnostics, ...others],
    mentions: rest.mentions,
    // Any line that had to be repaired may have been an anchor.
    invalidPage: invalidPageOf(rest, false),
    repaired: rest.repaired ?? repaired,
  };
}

/** The values of a file, or its YAML diagnostics and, if possible, the repaired file. */
export type ReadYaml = { value: unknown } | ExplainedYaml;

/** Parses a file. `misfits` counts what does not fit the schema, to choose between possible repairs. */
export function readYaml(source: Source, misfits?: CountMisfits): ReadYaml {
  const read = readValues(source, misfits);
  if ('diagnostics' in read) return read;
  const braces = unquotedBraces(source);
  return braces.length > 0 ? { diagnostics: braces, repaired: null } : read;
}

function readValues(source: Source, misfits?: CountMisfits): ReadYaml {
  // A file this short cannot exceed the limits; the fast library checks the depth as well.
  const isShort = source.text.length < 100_000;
  const fast = isShort ? source.plain : null;
  if (fast) return fast;
  const tooMuch = checkExtent(source);
  if (tooMuch.length > 0) return { diagnostics: tooMuch, repaired: null };
  const late = isShort ? null : source.plain;
  if (late) return late;
  const explained = explainYaml(source, misfits);
  return explained.diagnostics.length > 0 ? explained : { value: source.value };
}

/** A misspelt name may be inside another one, and so on. */
const maxLevels = 3;

/** Checks a file's values; if a name is misspelt, once more with the likely name. */
function checkMeant(written: Source, value: unknown, site: OfSite, level = 0): CheckedFile {
  const source = inCurrentFormat(written, value, site.format);
  const checked = checkValue(source, source === written ? value : source.value, site.notation);
  const corrected = level < maxLevels ? correctNames(written, checked.diagnostics) : null;
  if (!corrected) return { ...checked, repaired: source === written ? null : source };
  const rest = checkMeant(corrected, corrected.value, site, level + 1);
  const misspelt = checked.diagnostics.filter(isAboutMeantName);
  const others = rest.diagnostics.flatMap((one) => {
    const [moved] = inOriginal([one], written.lines, corrected.lines);
    if (moved) return moved;
    // What is missing below a misspelt name is reported at that name.
    const name = misspelt.find(({ range }) => range.line === one.range.line);
    const { fix: _, ...reported } = one;
    return name ? { ...reported, range: name.range } : [];
  });
  return {
    content: null,
    diagnostics: [...misspelt, ...others],
    mentions: rest.mentions,
    invalidPage: invalidPageOf(rest),
    repaired: rest.repaired ?? corrected,
  };
}

/** An invalid page that could be read with corrections. */
function invalidPageOf(
  { content, invalidPage }: CheckedFile,
  areAnchorsComplete = true,
): InvalidPage | null {
  const page =
    content?.kind === 'page'
      ? { part: content.document, anchors: anchorsOfBlocks(content.document.blocks) }
      : invalidPage;
  return page && (areAnchorsComplete ? page : { ...page, anchors: unknownAnchors });
}

/**
 * The number of fields and values that the schema refuses. If only the beginning of a file could be read, its last
 * field may have no value yet.
 */
function countMisfits(schema: FieldSchema, value: unknown): number {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  return leafIssues({ schema, value }, issues).filter(
    ({ name, path }) => name !== undefined || valueAt(value, path) !== null,
  ).length;
}

const refused = (diagnostics: Diagnostic[]): CheckedFile => ({
  content: null,
  diagnostics,
  mentions: null,
  invalidPage: null,
  repaired: null,
});

function checkValue(
  source: Source,
  written: unknown,
  ofSite: Notation,
): Omit<CheckedFile, 'repaired'> {
  const { file } = source;
  const diagnose = diagnoseIn(() => source);
  const kind = kindOfFile(file);
  const schema = schemaOfFile(file, written);
  const value = asTyped(schema, written, source);
  const shape = checkShape(kind, value);
  const copy = 'content' in shape ? null : describeLater(schema, value);
  const later = copy && checkShape(kind, copy.value);
  // Only descriptions are missing: the page can be shown.
  const result = later && 'content' in later ? later : shape;
  const { mentions, texts } = readMentions(schema, value, 'content' in result);
  mentions.threeDecimals.push(...numbersWithThreeDecimals(schema, value, source));
  const ofNumbers = numbersReadOtherwise(schema, value, source).map((one) =>
    diagnose(file, one.path, explainOtherNumber(one)),
  );
  const notation = { ...ofSite, language: languageOfPage(kind, value) ?? ofSite.language };
  const ofShape =
    'content' in shape
      ? []
      : explainIssues(source, { schema, value }, shape.issues, diagnose, notation).map(
          ({ diagnostic }) =>
            isDraft(kind, value) && (result === later || diagnostic.code === 'no-alt')
              ? { ...diagnostic, severity: 'warning' as const }
              : diagnostic,
        );
  if ('content' in result) {
    const { content } = result;
    if (content.kind === 'page') addFigures(content.document, mentions);
    const part = content.kind === 'data' ? content.document.document : content.document;
    return {
      content,
      diagnostics: [
        ...ofShape,
        ...ofNumbers,
        ...checkMeaning({ file, kind, value, part, texts }, diagnose),
        ...(content.kind === 'page'
          ? checkInnerAnchors(file, content.document.blocks, diagnose)
          : []),
      ],
      mentions,
      invalidPage: null,
    };
  }
  return {
    content: null,
    diagnostics: [
      ...ofShape,
      // Of a number that its field refuses, one message is enough.
      ...ofNumbers.filter(({ range }) => ofShape.every((one) => one.range.line !== range.line)),
      ...checkMeaning({ file, kind, value, part: validPart(schema, value), texts }, diagnose),
    ],
    mentions,
    invalidPage:
      kind === 'page'
        ? { part: validPart(pageSchema, value) ?? {}, anchors: anchorsOfInvalidPage(value) }
        : null,
  };
}

/** Whether visitors do not see a page yet: what is still to be written there is no mistake. */
const isDraft = (kind: FileKind, value: unknown): boolean =>
  kind === 'page' && isObject(value) && value['draft'] === true;

const visitPictures = visitorOf(new Set(['image']));

/** A copy of a value whose pictures without a description are to be described later; null if it has none. */
function describeLater(schema: FieldSchema, value: unknown): { value: unknown } | null {
  const paths: FieldPath[] = [];
  visitPictures(schema, value, ({ value: picture, path }) => {
    if (!isObject(picture) || (picture['alt'] ?? '') !== '') return;
    // A description under a misspelt name is there.
    if (Object.keys(picture).every((name) => pictureFields.has(name))) paths.push(path);
  });
  if (paths.length === 0) return null;
  const copy: unknown = structuredClone(value);
  for (const path of paths) {
    const picture = valueAt(copy, path);
    if (isObject(picture)) Object.assign(picture, { alt: describedLater });
  }
  return { value: copy };
}

const pictureFields = new Set(['src', 'alt', 'focus']);

/** The language that a page declares; null for other files. */
function languageOfPage(kind: FileKind, value: unknown): string | null {
  const language = kind === 'page' && isObject(value) ? value['language'] : undefined;
  return typeof language === 'string' && isLanguage(language) ? language : null;
}

type ShapeResult = { content: CheckedContent } | { issues: z.core.$ZodIssue[] };

function checkShape(kind: FileKind, value: unknown): ShapeResult {
  switch (kind) {
    case 'site':
      return check(fileSchemas.site, value, (document) => ({ kind, document }));
    case 'theme':
      return check(fileSchemas.theme, value, (document) => ({ kind, document }));
    case 'data': {
      const checked = checkData(value);
      return 'issues' in checked ? checked : { content: { kind, document: checked.document } };
    }
    case 'page':
      return check(fileSchemas.page, value, (document) => ({ kind, document }));
  }
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  wrap: (document: z.output<Schema>) => CheckedContent,
): ShapeResult {
  const result = schema.safeParse(value);
  return result.success ? { content: wrap(result.data) } : { issues: result.error.issues };
}

/** A number in place of which other digits would be published is an error; one in an unusual form may be meant. */
function explainOtherNumber({ typed, number, path, isInexact }: OtherNumber): Explanation {
  const name = path.at(-1);
  const subject =
    typeof name === 'string'
      ? phrase('subject', 'field', { field: name })
      : phrase('subject', 'item');
  return {
    code: 'text-not-number',
    severity: isInexact ? 'error' : 'warning',
    message: [
      ...say('number-plain', { subject }),
      ...say('number-readAs', { value: `"${typed}"`, digits: String(number) }),
    ],
    help: say('number-asDigits'),
    ...(isInexact ? {} : { example: lineOf(name, String(number)) }),
  };
}

/** Adds the numbers in texts of blocks, which are checked like fields of that kind. */
function addFigures({ blocks }: PageDocument, { amounts, threeDecimals }: Mentions): void {
  for (const [index, block] of blocks.entries()) {
    for (const figure of blockDefinitions.get(block.type)?.figures(block) ?? []) {
      const { typed, isAmount } = figure;
      const path = ['blocks', index, ...figure.path];
      if (isAmount) amounts.push({ amount: Number(typed), path });
      if (hasThreeDecimals(typed)) threeDecimals.push({ typed, path });
    }
  }
}

type CheckedPart = {
  file: string;
  kind: FileKind;
  value: unknown;
  part: unknown;
  texts: SiteTexts;
};

/** The cross-field rules, on the valid fields of one file. */
function checkMeaning(
  { file, kind, value, part, texts }: CheckedPart,
  diagnose: Diagnose,
): Diagnostic[] {
  const blocks = kind === 'page' && isObject(part) ? part['blocks'] : [];
  const ofBlocks = checkBlocks(
    { file, blocks: Array.isArray(blocks) ? blocks : [], texts },
    diagnose,
  );
  if (kind !== 'data' || !isObject(part)) return ofBlocks;
  const find = () => validateData(value, part);
  const ofData = guardFindings(find, null).map((one) => diagnoseInside(file, [], one, diagnose));
  return [...ofBlocks, ...ofData];
}
