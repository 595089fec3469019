import { say } from '../../src/messages/index.ts';
import {
  defineBlock,
  line,
  link,
  list,
  object,
  sectionFields,
  type BlockDiagnostic,
  type FieldPath,
  type LinkPart,
} from 'woven-site/schema';

const file = (formerIn?: string) =>
  link({
    label: 'File',
    hint: 'A file in content/files: files/rules.pdf.',
    hintInForm: '',
    example: 'files/rules.pdf',
    isFile: true,
    ...(formerIn === undefined ? {} : { formerIn }),
  });

const title = () =>
  line({
    label: 'Title',
    hint: 'If empty, the title that the file itself has, or its name.',
    max: 160,
  }).optional();

export const documentsBlock = defineBlock({
  type: 'documents',
  purpose: 'lists',
  description:
    'Files to read or download, such as forms and rules. Their kind, size, pages, language and day are read from the files.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Document' },
        {
          file: file('earlier'),
          title: title(),
          text: line({ label: 'Text', hint: 'Whom or what it is for.', max: 240 }).optional(),
          earlier: list(object({ label: 'Earlier version' }, { file: file(), title: title() }), {
            label: 'Earlier versions',
            hint: 'The newest first. They are folded below the current one.',
            under: 'words',
          }).optional(),
        },
      ),
      { label: 'Documents', max: 100 },
    ),
  },
  codes: {
    'not-a-file': [
      'A document that is no file of the site',
      'Documents list files in content/files, because their kind, size and pages are read from them. Another link belongs into a text or a list of links.',
      'file: /rules',
      'file: files/rules.pdf',
    ],
  },
  validate: ({ items }) =>
    (items ?? []).flatMap((item, index) => [
      ...otherThanFile(item?.file, ['items', index, 'file']),
      ...(item?.earlier ?? []).flatMap((one, at) =>
        otherThanFile(one?.file, ['items', index, 'earlier', at, 'file']),
      ),
    ]),
});

const otherThanFile = (
  to: LinkPart | undefined,
  path: FieldPath,
): BlockDiagnostic<'not-a-file'>[] =>
  to === undefined || /^(?:content\/)?files\//.test(to.to)
    ? []
    : [
        {
          code: 'not-a-file',
          path,
          message: say('link-notFile', { value: to.to }),
          help: say('link-writeFile'),
          example: 'file: files/rules.pdf',
        },
      ];
