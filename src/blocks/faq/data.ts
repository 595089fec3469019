import { plainText, type StructuredDataOf } from 'woven-site/components';

/** The questions with their answers as plain text. */
export const structuredData: StructuredDataOf<'faq'> = ({ items }) => ({
  questions: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
