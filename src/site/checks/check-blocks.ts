import { blockDefinitions, type Block } from '../../../schema/blocks/index.ts';
import type { BlockDefinition } from '../../../schema/define-block.ts';
import type { BlockDiagnostic } from '../../../schema/block-diagnostic.ts';
import { isObject } from '../../../schema/is-object.ts';
import { childOf } from '../../../schema/value-at.ts';
import {
  type Diagnose,
  type Diagnostic,
  type Explanation,
  type FieldPath,
  phrase,
  say,
  type Message,
  type Phrase,
  codeLocation,
  thrownWords,
} from '../../messages/index.ts';
import { anchorsOfBlock } from '../pages/page-anchors.ts';
import { explainLeftAsterisks, explainMarkdown } from '../text/check-plain-text.ts';
import { withoutMarks } from '../text/without-marks.ts';
import { explainTable } from './explain-table.ts';
import { explainHtml } from '../text/html-in-text.ts';
import type { SiteTexts } from '../text/read-mentions.ts';
import { explainEmptyLink } from '../text/words-of-links.ts';
import { imitatedHeading, imitatedList } from '../text/imitated-structure.ts';

/** The valid part of a file: its blocks, without invalid fields, and its texts. */
export type CheckedPart = { file: string; blocks: readonly unknown[]; texts: SiteTexts };

/** Checks what is inside one file: each block's own rules, anchors, dates and headings. */
export function checkBlocks(
  { file, blocks, texts }: CheckedPart,
  diagnose: Diagnose,
): Diagnostic[] {
  return [
    ...blocks.flatMap((block, index) => {
      const definition = definitionOf(block);
      const found = definition ? findingsOf(definition, block) : [];
      return found.map((one) => diagnoseInside(file, ['blocks', index], one, diagnose));
    }),
    ...checkAnchors(file, blocks, diagnose),
    ...texts.prose.flatMap(({ markdown, path }) => {
      const explanations = [
        checkHeadings(markdown),
        explainTable(markdown),
        ...explainImitations(markdown),
      ];
      return explanations.flatMap((one) => (one ? [diagnose(file, path, one)] : []));
    }),
    ...texts.markdownInLines.flatMap(({ text, path }) => {
      const explanation = explainMarkdown(
        takesMarks(blocks, path) ? withoutMarks(text) : text,
        String(path.at(-1)),
      );
      return explanation ? [diagnose(file, path, explanation)] : [];
    }),
    ...texts.leftAsterisks.map(({ text, path }) =>
      diagnose(file, path, explainLeftAsterisks(text)),
    ),
    ...texts.html.map(({ written, path }) => diagnose(file, path, explainHtml(written))),
    ...texts.emptyLinks.map(({ path, ...link }) => diagnose(file, path, explainEmptyLink(link))),
    ...texts.unconfirmedDates.map(({ words, path }) =>
      diagnose(file, path, unconfirmed(words, path)),
    ),
  ];
}

/** What the rules of a block find, which a site may have written itself. */
export const findingsOf = (
  { type, validate }: BlockDefinition,
  block: unknown,
): readonly BlockDiagnostic<string>[] => guardFindings(() => validate(block), type);

/**
 * What some rules find; if they throw an error or return something else, a finding that says so. `type` is that of the
 * block with the rules; null for those of a data file.
 */
export function guardFindings(
  find: () => unknown,
  type: string | null,
): readonly BlockDiagnostic<string>[] {
  const definedIn =
    type === null
      ? phrase('codeLocation', 'block')
      : phrase('codeLocation', 'file', { file: `blocks/${type}/schema.ts` });
  try {
    const found = find();
    if (areFindings(found)) return found;
    const message =
      type === null ? say('rule-noListData') : say('rule-noListBlock', { name: type });
    return failed(message, definedIn);
  } catch (error) {
    const why = thrownWords(error);
    const message =
      type === null
        ? say('rule-cannotCheckData', { why })
        : say('rule-cannotCheckBlock', { name: type, why });
    return failed(message, codeLocation(error) ?? definedIn);
  }
}

const failed = (message: Message, correct: Phrase): BlockDiagnostic<string>[] => [
  { path: [], message, help: say('rule-correctCode', { codeLocation: correct }) },
];

const areFindings = (found: unknown): found is BlockDiagnostic<string>[] =>
  Array.isArray(found) &&
  found.every(
    (one: unknown) =>
      isObject(one) && Array.isArray(one['path']) && isText(one['message']) && isText(one['help']),
  );

/** A site writes rules of its own, and not every editor of code checks their types. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (isObject(value) && typeof value['en'] === 'string') ||
  (Array.isArray(value) &&
    value.every(
      (one: unknown) =>
        isObject(one) &&
        (typeof one['text'] === 'string' ||
          (typeof one['key'] === 'string' && isObject(one['values']))),
    ));

/** Whether words of a text can be marked as of another language: those of blocks that are HTML only. */
function takesMarks(blocks: readonly unknown[], path: FieldPath): boolean {
  const [first, index] = path;
  const definition = first === 'blocks' ? definitionOf(blocks[Number(index)]) : undefined;
  return definition !== undefined && definition.island === undefined && path.at(-1) !== 'alt';
}

/** The diagnostic of a rule whose paths start at a block, or at a whole file. */
export const diagnoseInside = (
  file: string,
  base: FieldPath,
  { path, related = [], code = 'block-rule', offeredFor, ...explanation }: BlockDiagnostic<string>,
  diagnose: Diagnose,
): Diagnostic =>
  diagnose(file, [...base, ...path], {
    ...explanation,
    code,
    ...(offeredFor ? { offeredFor: [...base, ...offeredFor] } : {}),
    related: related.map((other) => ({ file, ...other, path: [...base, ...other.path] })),
  });

const definitionOf = (block: unknown) => {
  const type = textIn(block, 'type');
  return type === undefined ? undefined : blockDefinitions.get(type);
};

function textIn(value: unknown, name: string): string | undefined {
  const inner = childOf(value, name);
  return typeof inner === 'string' ? inner : undefined;
}

const unconfirmed = (words: string, path: FieldPath): Explanation => ({
  code: 'date-unconfirmed',
  severity: 'warning',
  message: say('date-unconfirmed', { value: `"${words}"` }),
  help: say('date-askOffice'),
  example: `${String(path.at(-2))}: YYYY-MM-DD`,
});

/** Heading levels must not be skipped, or a screen reader's list of headings has gaps. */
function checkHeadings(markdown: string): Explanation | null {
  if (!markdown.includes('#')) return null;
  const [first] = markdown.match(/^#{1,6} .*$/gm) ?? [];
  if (!first?.startsWith('####')) return null;
  return {
    code: 'heading-order',
    severity: 'warning',
    message: say('look-headingOrder'),
    help: [...say('look-threeHashes'), ...say('look-fourHashes')],
    example: first.replace(/^#+/, '###'),
    within: first,
  };
}

/** The anchors of a block and of its items, with the paths to them. */
function anchorsIn(block: unknown, index: number): { anchor: string; path: FieldPath }[] {
  const items: unknown = isObject(block) ? block['items'] : undefined;
  return [
    { part: block, path: ['blocks', index, 'anchor'] },
    ...(Array.isArray(items) ? items : []).map((part: unknown, at) => ({
      part,
      path: ['blocks', index, 'items', at, 'anchor'],
    })),
  ].flatMap(({ part, path }) => {
    const anchor = textIn(part, 'anchor');
    return anchor === undefined ? [] : { anchor, path };
  });
}

/**
 * Finds anchors inside the blocks of a valid page, such as those of numbered paragraphs and tracks, that another block
 * has too. It is a warning, because such pages were valid.
 */
export function checkInnerAnchors(
  file: string,
  blocks: readonly Block[],
  diagnose: Diagnose,
): Diagnostic[] {
  const firsts = new Map<string, number>();
  return blocks.flatMap((block, index) =>
    anchorsOfBlock(block).flatMap((anchor): Diagnostic[] => {
      const first = firsts.get(anchor);
      if (first === undefined) {
        firsts.set(anchor, index);
        return [];
      }
      const isWrittenTwice = [first, index].every((one) =>
        anchorsIn(blocks[one], one).some((other) => other.anchor === anchor),
      );
      if (isWrittenTwice) return [];
      const path = ['blocks', index, ...(block.anchor === anchor ? ['anchor'] : [])];
      return [
        diagnose(file, path, {
          code: 'anchor-twice',
          severity: 'warning',
          message: say('anchor-twice', { position: first + 1, anchor }),
          help: say('anchor-leadsToFirst'),
        }),
      ];
    }),
  );
}

function checkAnchors(file: string, blocks: readonly unknown[], diagnose: Diagnose): Diagnostic[] {
  const paths = new Map<string, FieldPath>();
  return blocks.flatMap(anchorsIn).flatMap(({ anchor, path }) => {
    const before = paths.get(anchor);
    if (before === undefined) {
      paths.set(anchor, path);
      return [];
    }
    return [
      diagnose(file, path, {
        code: 'anchor-twice',
        message: say('anchor-twice', { position: Number(before[1]) + 1, anchor }),
        help: say('anchor-other'),
        example: `anchor: ${anchor}-2`,
        related: [{ path: before, message: say('see-firstOne') }],
      }),
    ];
  });
}

/** Explains what a text imitates by its looks alone, so that only those who see it know what it is. */
function explainImitations(markdown: string): Explanation[] {
  const [list, heading] = [imitatedList(markdown), imitatedHeading(markdown)];
  return [
    ...(list
      ? [
          {
            code: 'list-in-looks',
            severity: 'warning' as const,
            message: [...say('look-list'), ...say('look-listUnsaid')],
            help: say('look-makeList'),
            example: list.text,
            within: list.firstLine,
          } as const,
        ]
      : []),
    ...(heading
      ? [
          {
            code: 'heading-in-looks',
            severity: 'warning' as const,
            message: [...say('look-heading'), ...say('look-headingUnseen')],
            help: [...say('look-makeHeading'), ...say('look-stress')],
            example: heading.text.split('\n').find((line) => line.startsWith('### ')) ?? '',
            within: heading.firstLine,
          } as const,
        ]
      : []),
  ];
}
