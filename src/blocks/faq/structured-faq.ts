import { plainText } from '../../site/markdown.ts';
import type { StructuredDataOf } from '../block-props.ts';

/** The questions with their answers as plain text. */
export const faqData: StructuredDataOf<'faq'> = ({ items }) => ({
  questions: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
