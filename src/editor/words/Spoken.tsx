import { Fragment } from 'react';
import type { Sentence } from './sentence.ts';

/**
 * A sentence, of which each part is read aloud in its language. It is one element: as items of a button or link that
 * lays out an icon and words, the parts would stand apart, also for screen readers.
 */
export const Spoken = ({ sentence }: { sentence: Sentence }) =>
  typeof sentence === 'string' ? (
    sentence
  ) : (
    <span>
      {sentence.map((part, index) =>
        typeof part === 'string' ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <span key={index} lang={part.language}>
            {part.text}
          </span>
        ),
      )}
    </span>
  );
