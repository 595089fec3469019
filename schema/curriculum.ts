import { z } from 'zod';
import { line } from './fields/text.ts';

const lines = (description: string) =>
  z.array(z.string().trim().min(1).max(600)).describe(description);

const identifier = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .max(80)
  .describe('A name of its own, in small letters with hyphens.');

const subStrand = z
  .strictObject({
    id: identifier,
    title: line('The name of the sub-strand.'),
    lessons: z.number().int().min(1).optional().describe('How many lessons it takes.'),
    placeholder: z
      .boolean()
      .optional()
      .describe('true while the details of this sub-strand are still to come.'),
    specificOutcomes: lines('What the learner can do at the end.'),
    suggestedExperiences: lines('What the learners do in class.'),
    keyQuestions: lines('The questions that guide the learning.'),
    competencies: lines('The core competencies it builds.'),
    values: lines('The values it builds.'),
    pcis: lines('Pertinent and contemporary issues; may be empty.'),
  })
  .describe('A sub-strand.');

/** A file in content/data that holds the curriculum of one subject (section 3 of the specification: strands). */
export const curriculumSchema = z.strictObject({
  note: z.string().max(4000).optional().describe('A remark to colleagues. It is never shown.'),
  subject: line('The subject.'),
  strands: z
    .array(
      z
        .strictObject({
          id: identifier,
          title: line('The name of the strand.'),
          subtitle: line('What it is about.', 200),
          subStrands: z.array(subStrand).min(1).describe('Its sub-strands, in order.'),
        })
        .describe('A strand.'),
    )
    .min(1)
    .describe('The strands, in order.'),
});

export type Curriculum = z.output<typeof curriculumSchema>;
export type Strand = Curriculum['strands'][number];
export type SubStrand = Strand['subStrands'][number];
