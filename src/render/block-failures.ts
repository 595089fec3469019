import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { locationWords, thrownWords } from '../messages/index.ts';
import type { BlockFailure } from './render-environment.ts';

/** Above this many failures only their number is shown. */
const maxFailures = 20;

/** Which block of which page cannot be shown, why, and the file to correct. */
export function failureWords(
  { page, index, type, error }: BlockFailure,
  folder = 'content',
): string {
  const item = index === null ? 'a block that its section adds' : `block ${index + 1}`;
  return (
    `${folder}/${page.file}: The block ${type} cannot be shown on ${page.address} (${item}): ${thrownWords(error)}\n` +
    `  Correct ${locationWords(error, `blocks/${type}`)}.`
  );
}

/** All failures of a build in words, which is not published with them. */
export function joinFailures(failures: readonly string[]): string {
  const others = failures.length - maxFailures;
  return [
    ...failures.toSorted().slice(0, maxFailures),
    ...(others > 0 ? [`There are ${others} more.`] : []),
  ].join('\n');
}

/** What an editor sees on the page in place of such a block. */
export const failureNote = (failure: BlockFailure): string =>
  renderToStaticMarkup(
    createElement(
      'pre',
      { role: 'alert', lang: 'en', dir: 'ltr', style: { whiteSpace: 'pre-wrap', padding: '1rem' } },
      failureWords(failure),
    ),
  );
