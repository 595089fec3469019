import { stringify } from 'yaml';
import { blocks } from '../../../../schema/blocks/index.ts';
import { iconNames } from '../../../../schema/fields/icon.ts';
import type { FieldSchema } from '../../../../schema/fields/field.ts';
import { dataKinds } from '../../../../schema/data-kinds.ts';
import { anyListSchema } from '../../../../schema/list-file.ts';
import { fileSchemas } from '../../../../schema/file-schemas.ts';
import { fieldList } from './field-words.ts';
import { firstSteps } from './first-steps.ts';
import type { ShownExample } from '../read-examples.ts';
import { pictureFile } from './guide-pictures.ts';
import { codeGuides } from '../../../../schema/code-guides.ts';

const yaml = (text: string) => ['```yaml', text.trimEnd(), '```'];

const picture = ({ type, name }: ShownExample) => [
  `![${name === 'default' ? type : `${type} with the look ${name}`}, as a page shows the example below](guide/${pictureFile(type, name)})`,
  '',
];

/**
 * The guide to the files, made from the descriptions and examples that also check and render the content, with a picture of
 * each example that has one.
 */
export function writeGuide(
  examples: readonly ShownExample[],
  pictures: ReadonlySet<string>,
): string {
  return [
    firstSteps,
    '',
    '## Every block',
    '',
    'A block is one part of a page. Its first line says its type. To see each rendered, run `npm start`, open the editor and add a block. All blocks also take `anchor` (a name for this place, for links such as `/join-us#faq`) and `note` (a remark to colleagues, which is never shown).',
    '',
    ...blocks.flatMap(({ type, description, schema }) => [
      `### ${type}`,
      '',
      description,
      '',
      ...examples
        .filter((one) => one.type === type)
        .flatMap((one) => [
          ...(pictures.has(pictureFile(type, one.name)) ? picture(one) : []),
          ...yaml(stringify([one.example], { lineWidth: 0 })),
          '',
        ]),
      ...fieldList(schema, ['type', 'anchor', 'note']),
      '',
    ]),
    '## Every field of the other files',
    '',
    ...section('A page', fileSchemas.page, ['blocks']),
    ...section('site.yaml', fileSchemas.site),
    ...section('theme.yaml', fileSchemas.theme),
    ...section('A list of content/data', anyListSchema),
    ...dataKinds.flatMap(({ called, schema }) =>
      section(`${capitalised(called)} of content/data`, schema),
    ),
    '### Icons',
    '',
    `${iconNames.map((name) => `\`${name}\``).join(', ')}.`,
    '',
    '## Every problem',
    '',
    'Each message has one of these codes. Before and after show what changes.',
    '',
    ...[...codeGuides].flatMap(([code, { title, explanation, before, after }]) => [
      `### ${code}`,
      '',
      `**${title}.** ${explanation}`,
      '',
      ...(before ? ['Before:', '', ...yaml(before), ''] : []),
      'After:',
      '',
      ...yaml(after),
      '',
    ]),
  ].join('\n');
}

const section = (title: string, schema: FieldSchema, without: string[] = []): string[] => [
  `### ${title}`,
  '',
  ...fieldList(schema, without),
  '',
];

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
