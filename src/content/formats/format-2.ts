import type { FieldPath } from '../../messages/index.ts';
import { applyToValue } from '../yaml/apply-to-value.ts';
import { isValueObject, type EditOp, type Value } from '../yaml/edit-op.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { FormatChange } from './format-change.ts';

/** A field that has another name now. `*` in the path stands for every entry or item. */
type Rename = { path: readonly string[]; name: string };

const ofTheme = (theme: Value): Rename[] => [
  { path: ['dyes'], name: 'palette' },
  // `patterns` is also the present name of what `weaves` was.
  ...(valueAt(theme, ['weaves']) === undefined
    ? []
    : [
        { path: ['patterns'], name: 'tiles' },
        { path: ['weaves'], name: 'patterns' },
      ]),
  { path: ['patterns', '*', 'pattern'], name: 'tile' },
  { path: ['defaultWeave'], name: 'defaultPattern' },
];

const ofSite: Rename[] = [
  { path: ['schoolIdentifier'], name: 'identifier' },
  { path: ['outside', '*', 'withSchoolIdentifier'], name: 'withIdentifier' },
];

const ofBlock: Readonly<Record<string, readonly Rename[]>> = {
  'track-explorer': [
    { path: ['backToSubjects'], name: 'backToTopics' },
    { path: ['tracks', '*', 'subjects'], name: 'topics' },
    { path: ['tracks', '*', 'topics', '*', 'curriculum'], name: 'outline' },
  ],
  charges: [{ path: ['items', '*', 'note'], name: 'detail' }],
};

/** The names of fields as they were before the engine served other sites than a school's. */
export const format2: FormatChange = {
  format: 2,
  title: 'names of fields that fit any kind of site',
  why: 'The colours of a theme are its palette, drawn squares are tiles, and what pages choose is a pattern; the tracks of any place have topics with outlines. A single floating button became the dock, which has room for four links. A full section puts its text on a plate over the picture, so there is no layout to choose.',
  words:
    /dyes|weave|Weave|pattern|[sS]choolIdentifier|floatingButton|shortName|full-section|track-explorer|charges/,
  ops: ({ kind, value }) => {
    if (kind === 'theme') return inSequence(value, ofTheme(value).map(renaming));
    if (kind === 'site') {
      return inSequence(value, [
        ...ofSite.map(renaming),
        (site) => weavesIn(site),
        floatingButton,
        shortName,
      ]);
    }
    if (kind !== 'page') return [];
    return inSequence(value, [
      ...renamesOfBlocks(value).map(renaming),
      (page) => weavesIn(page),
      layouts,
    ]);
  },
};

/** The changes that a file needs. */
type Rule = (value: Value) => EditOp[];

/** The changes of all rules; each rule sees what the ones before it have changed. */
function inSequence(value: Value, rules: readonly Rule[]): EditOp[] {
  const ops: EditOp[] = [];
  let changed = value;
  for (const rule of rules) {
    const next = rule(changed);
    ops.push(...next);
    for (const op of next) changed = applyToValue(changed, op) ?? changed;
  }
  return ops;
}

/** Renames the field wherever it is, unless the present name is there too. */
const renaming =
  ({ path, name }: Rename): Rule =>
  (value) =>
    pathsTo(value, path)
      .filter((found) => valueAt(value, [...found.slice(0, -1), name]) === undefined)
      .map((found) => ({ op: 'rename', path: found, name }));

const blocksOf = (page: Value): readonly Value[] => {
  const blocks = isValueObject(page) ? page['blocks'] : [];
  return Array.isArray(blocks) ? blocks : [];
};

const renamesOfBlocks = (page: Value): Rename[] =>
  blocksOf(page).flatMap((block, index) => {
    const type = isValueObject(block) ? block['type'] : null;
    const renames = typeof type === 'string' ? (ofBlock[type] ?? []) : [];
    return renames.map(({ path, name }) => ({ path: ['blocks', String(index), ...path], name }));
  });

/** The paths of the fields that are there. */
function pathsTo(value: Value, steps: readonly string[], before: FieldPath = []): FieldPath[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [before];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => step === '*' || step === name)
    .flatMap(([name, inner]) =>
      pathsTo(inner, rest, [...before, Array.isArray(value) ? Number(name) : name]),
    );
}

/** `weave` was the name of the same field in pages, in several blocks and in the settings. */
function weavesIn(value: Value, path: FieldPath = []): EditOp[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]): EditOp[] => {
    const here = [...path, Array.isArray(value) ? Number(field) : field];
    if (typeof inner === 'object') return weavesIn(inner, here);
    const isFormer =
      field === 'weave' && typeof inner === 'string' && !Object.hasOwn(value, 'pattern');
    return isFormer ? [{ op: 'rename', path: here, name: 'pattern' }] : [];
  });
}

/** The floating button is the one link of the dock. */
function floatingButton(site: Value): EditOp[] {
  const button = valueAt(site, ['floatingButton']);
  if (button === undefined) return [];
  const remove: EditOp = { op: 'unset', path: ['floatingButton'], withComments: true };
  if (valueAt(site, ['dock']) !== undefined) return [remove];
  return [remove, { op: 'insert', path: ['dock'], index: 0, value: button }];
}

/** Nothing showed it. */
const shortName = (site: Value): EditOp[] =>
  valueAt(site, ['shortName']) === undefined
    ? []
    : [{ op: 'unset', path: ['shortName'], withComments: true }];

function layouts(page: Value): EditOp[] {
  return blocksOf(page).flatMap((block, index): EditOp[] => {
    const isFormer =
      isValueObject(block) && block['type'] === 'full-section' && Object.hasOwn(block, 'layout');
    return isFormer ? [{ op: 'unset', path: ['blocks', index, 'layout'], withComments: true }] : [];
  });
}
