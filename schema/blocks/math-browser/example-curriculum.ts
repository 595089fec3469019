const lists = {
  specificOutcomes: ['Tell a story from its pictures'],
  suggestedExperiences: ['Draw the page that is missing'],
  keyQuestions: ['Who is telling this?'],
  competencies: ['Imagination'],
  values: ['Patience'],
  pcis: [],
};

/** A curriculum to look at where there is no site. */
export const exampleCurriculum = {
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
