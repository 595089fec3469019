import { renderToStaticMarkup } from 'react-dom/server';
import type { EditorNotes } from '../render/index.ts';
import { timeInWords, isOpen, windowsOf, type IsEvent, type PublishWindow } from '../site/index.ts';
import css from './schedule-notes.css?inline';

/** The styles of the notes. */
export const scheduleCss: string = css;

/**
 * Ribbons that mark what visitors do not see on a day, on pages and before blocks, and that say which day's site is
 * shown, if it is not today's.
 */
export function scheduleNotes(day: string, isAsOf: boolean, isEvent: IsEvent): EditorNotes {
  const note = (window: PublishWindow | undefined, label: string) =>
    !window || isOpen(window, day) ? null : `${label} ${whenSeen(window, day)}`;
  return {
    ofPage: (page) => {
      const words = page && note(windowsOf(page, isEvent).page, 'Visitors see this page');
      if (words === null && !isAsOf) return null;
      return renderToStaticMarkup(
        <p className="schedule-ribbon" role="note">
          {words === null ? null : <span>{words}</span>}
          {isAsOf && (
            <span>
              This is the site of {inWords(day)}. <a href="?asOf=">Back to today</a>
            </span>
          )}
        </p>,
      );
    },
    ofBlock: (page, index) => {
      const { page: ofPage, blocks } = windowsOf(page, isEvent);
      // A page that is not on the site says so itself.
      const words = isOpen(ofPage, day)
        ? note(blocks[index], 'Visitors see the next part of the page')
        : null;
      return (
        words &&
        renderToStaticMarkup(
          <p className="schedule-note" role="note">
            {words}
          </p>,
        )
      );
    },
  };
}

/** The notes are in English. */
const inWords = (time: string): string => timeInWords(time, 'en-GB');

function whenSeen({ isDraft, from, until }: PublishWindow, day: string): string {
  if (isDraft) return 'when it is no draft any more.';
  return from > day
    ? `from ${inWords(from)} on.`
    : `no more: it was there until ${inWords(until)}.`;
}
