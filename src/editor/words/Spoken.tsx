import { Fragment } from 'react';
import type { Sentence } from './sentence.ts';

/** A sentence, of which each part is read aloud in its language. */
export const Spoken = ({ sentence }: { sentence: Sentence }) =>
  typeof sentence === 'string'
    ? sentence
    : sentence.map((part, index) =>
        typeof part === 'string' ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <span key={index} lang={part.language}>
            {part.text}
          </span>
        ),
      );
