import { curriculumSchema, type Curriculum } from '../../schema/blocks/math-browser/curriculum.ts';

type Wishes = { outcomes?: string[]; experiences?: string[]; pcis?: string[]; placeholder?: true };

const subStrand = (id: string, title: string, wishes: Wishes = {}) => ({
  id,
  title,
  placeholder: wishes.placeholder,
  specificOutcomes: wishes.outcomes ?? [],
  suggestedExperiences: wishes.experiences ?? [],
  keyQuestions: [],
  competencies: [],
  values: [],
  pcis: wishes.pcis ?? [],
});

/** A small curriculum with texts that are hard to search. */
export const curriculum: Curriculum = curriculumSchema.parse({
  subject: 'Mathematics',
  strands: [
    {
      id: 'algebra',
      title: 'Numbers & Algebra',
      subtitle: 'About unknowns',
      subStrands: [
        subStrand('real-numbers', 'Real Numbers', {
          outcomes: ['Sort whole numbers', 'Use reciprocals (1/x)', 'Say "why" | "how"'],
          experiences: ['Play a game of cards', 'Discuss $x^2 + [y]$ in groups'],
          pcis: ['Life skills'],
        }),
        subStrand('indices', 'Indices and Logarithms', { outcomes: ['Read tables'] }),
      ],
    },
    {
      id: 'geometry',
      title: 'Measurements & Geometry',
      subtitle: 'About shapes',
      subStrands: [
        subStrand('rotation', 'Rotation', { outcomes: ['Turn a shape', 'Find the centre'] }),
        subStrand('vectors', 'Vectors I', { experiences: ['Walk along a wall'] }),
      ],
    },
    {
      id: 'chance',
      title: 'Statistics & Probability',
      subtitle: 'About chance',
      subStrands: [subStrand('probability', 'Probability I', { placeholder: true })],
    },
  ],
});
