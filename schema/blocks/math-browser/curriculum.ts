import type { z } from 'zod';
import { defineData } from '../../define-data.ts';
import type { FieldText } from '../../fields/field.ts';
import { identifier } from '../../fields/name.ts';
import { wholeNumber } from '../../fields/number.ts';
import { list, object } from '../../fields/structure.ts';
import { line } from '../../fields/text.ts';
import { checkUniqueIds } from '../../fields/unique-ids.ts';
import { yesNo } from '../../fields/yes-no.ts';

const lists = {
  specificOutcomes: ['Tell a story from its pictures'],
  suggestedExperiences: ['Draw the page that is missing'],
  keyQuestions: ['Who is telling this?'],
  competencies: ['Imagination'],
  values: ['Patience'],
  pcis: [],
};

/** A curriculum to look at where there is no site. */
const exampleCurriculum = {
  subject: 'Reading trail',
  strands: [
    {
      id: 'first-words',
      title: 'First words',
      subtitle: 'For those who begin',
      subStrands: [
        { id: 'rhymes', title: 'Rhymes', ...lists },
        { id: 'stories', title: 'Stories', lessons: 4, ...lists },
      ],
    },
    {
      id: 'whole-worlds',
      title: 'Whole worlds',
      subtitle: 'For long evenings',
      subStrands: [{ id: 'islands', title: 'Islands', placeholder: true, ...lists }],
    },
  ],
};

const lines = (label: string, hint: string) =>
  list(line({ label: 'Line', hint: 'One of them.', max: 600 }), { label, hint, min: 0 });

const id = identifier({
  label: 'Id',
  hint: 'A name of its own, in small letters with hyphens.',
  max: 80,
});

const subStrand = object(
  { label: 'Sub-strand', hint: 'A sub-strand.' },
  {
    id,
    title: line({ label: 'Name', hint: 'The name of the sub-strand.' }),
    lessons: wholeNumber({
      label: 'Lessons',
      hint: 'How many lessons it takes.',
      min: 1,
    }).optional(),
    placeholder: yesNo({
      label: 'Still to come',
      hint: 'Whether the details of this sub-strand are still to come.',
    }).optional(),
    specificOutcomes: lines('Outcomes', 'What the learner can do at the end.'),
    suggestedExperiences: lines('Experiences', 'What the learners do in class.'),
    keyQuestions: lines('Key questions', 'The questions that guide the learning.'),
    competencies: lines('Competencies', 'The core competencies it builds.'),
    values: lines('Values', 'The values it builds.'),
    pcis: lines('PCIs', 'Pertinent and contemporary issues; may be empty.'),
  },
);

const strand = object(
  { label: 'Strand', hint: 'A strand.' },
  {
    id,
    title: line({ label: 'Name', hint: 'The name of the strand.' }),
    subtitle: line({ label: 'Subtitle', hint: 'What it is about.', max: 200 }),
    subStrands: list(subStrand, { label: 'Sub-strands', hint: 'Its sub-strands, in order.' }),
  },
);

const fields = {
  subject: line({ label: 'Subject', hint: 'The subject.' }),
  strands: list(strand, { label: 'Strands', hint: 'The strands, in order.' }),
};

/** A file in content/data with the curriculum of one subject, without what every file of content may have. */
export type Curriculum = { [Name in keyof typeof fields]: z.output<(typeof fields)[Name]> };
/** A part of a curriculum. */
export type Strand = Curriculum['strands'][number];
/** A part of a strand. */
export type SubStrand = Strand['subStrands'][number];

const file = defineData({
  name: 'curriculum',
  called: 'a curriculum',
  label: 'Curriculum',
  hint: 'The curriculum of one subject.',
  fields,
  validate: ({ strands = [] }) => [
    ...checkUniqueIds(['strands'], strands),
    ...strands.flatMap((one, index) =>
      checkUniqueIds(['strands', index, 'subStrands'], one?.subStrands ?? []),
    ),
  ],
  example: exampleCurriculum,
});

/** The kind of data file that has a curriculum, and the schema of such a file. */
export const { kind: curriculumKind, schema: curriculumSchema } = file;

/** The name of a curriculum in content/data. */
export const curriculumData = (field: FieldText) =>
  file.field({ example: 'mathematics', ...field });
