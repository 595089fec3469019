import type { CodeEntry } from '../../../src/messages/index.ts';

/** What the guide says of the problems that only forms have. */
export const formCodes = {
  'form-options': [
    'A question without options',
    'Visitors choose from the options of a question; without any there is nothing to choose.',
    'kind: choice\nlabel: Class',
    'kind: choice\nlabel: Class\noptions:\n  - Morning\n  - Afternoon',
  ],
  'form-limits': [
    'Limits that no answer keeps',
    'The largest number is not below the smallest, and the latest day is not before the earliest.',
    'min: 10\nmax: 5',
    'min: 5\nmax: 10',
  ],
  'form-field-twice': [
    'Two questions with one name',
    'Answers arrive under the name of their question, so two of the same name cannot be told apart.',
    '- label: Name\n- label: Name',
    '- label: Name\n- label: Name of the child',
  ],
  'form-page': [
    'A form that leads to something else than a page',
    'After sending, visitors are led to a page of this site.',
    'sent: phone:main',
    'sent: /thank-you',
  ],
} satisfies Record<string, CodeEntry>;
