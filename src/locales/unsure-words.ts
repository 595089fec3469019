/**
 * Words that were translated with care, but for which no page of a real site in that language was found, by their names
 * in the files of the languages. Who speaks the language and finds one right takes it out of this list.
 */
export const unsureWords: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'countdown.progress',
    'prices.nil',
    'prices.formerly',
    'prices.siblingDiscount',
    'calendar.opens',
    'calendar.closes',
    'calendar.halfTerm',
    'calendar.show',
    'calendar.everything',
    'calendar.holidayEnds',
    'ticks.ready',
    'choices.only',
    'curriculum.strands',
    'curriculum.subStrands',
    'curriculum.experiences',
    'curriculum.questions',
    'curriculum.issues',
  ],
  pt: [
    'countdown.progress',
    'send.printedOn',
    'page.asOf',
    'prices.nil',
    'prices.siblingDiscount',
    'calendar.halfTerm',
    'calendar.show',
    'calendar.everything',
    'calendar.holidayEnds',
    'calendar.asPublished',
    'ticks.ready',
    'choices.only',
    'curriculum.strands',
    'curriculum.subStrands',
    'curriculum.experiences',
    'curriculum.questions',
  ],
};
