import type { PageDocument } from '../../../schema/page.ts';
import type { ValidPart } from '../../../schema/fields/valid-part.ts';
import { reversed } from '../../../schema/fields/date.ts';
import type { BlockDiagnostic } from '../../../schema/block-diagnostic.ts';
import { type Diagnostic, type Explanation, type FieldPath, say } from '../../messages/index.ts';
import { addressOfFile } from '../addresses/addresses.ts';
import type { CheckInput } from './check-input.ts';
import { diagnoseInside } from './check-blocks.ts';
import { summaryOf } from '../pages/page-summary.ts';
import { reviewsDue } from '../pages/reviews-due.ts';
import { endOf } from '../dates/wall-clock.ts';

/** Checks the days on which pages and blocks are shown and removed, and are due for review. */
export function checkTimes({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  const { notice, checkAgainAfter } = tree.settings;
  const { day } = files.schedule;
  // Most pages of a large site have no such days.
  const pages: DatedPage[] = [
    ...files.schedule.pages.filter(
      ({ document }) => hasPageDays(document) || summaryOf(document).hasDays,
    ),
    ...files.invalidPages.map(({ file, part }) => ({ file, document: part })).filter(hasDays),
  ];
  const ofPages = pages.flatMap(({ file, document }) => [
    ...checkHome({ file, document }, diagnose),
    ...[
      ...inOrder([], { begin: 'publishFrom', end: 'publishUntil' }, document),
      ...blocksOf(document).flatMap((block, index) =>
        inOrder(['blocks', index], { begin: 'showFrom', end: 'showUntil' }, block ?? {}),
      ),
    ].map((one) => diagnoseInside(file, [], one, diagnose)),
    ...reviewsDue(document, { day, checkAgainAfter }).map(({ path, since }) =>
      diagnose(file, path, reviewDue(path, since)),
    ),
    ...(document.checked === undefined || document.checked <= day
      ? []
      : [diagnose(file, ['checked'], checkedTooSoon(document.checked))]),
  ]);
  const ofNotice = inOrder(['notice'], { begin: 'from', end: 'until' }, notice ?? {});
  return [...ofNotice.map((one) => diagnoseInside('site.yaml', [], one, diagnose)), ...ofPages];
}

/** What is reported of a review that is due since some day. */
const reviewDue = (path: FieldPath, since: string): Explanation => ({
  code: 'review-due',
  severity: 'warning',
  message:
    path.at(-1) === 'checked'
      ? say('date-lookSince', { day: since })
      : say('date-reviewDue', { day: since }),
  help: say('date-reviewed'),
  example: path.at(-1) === 'checked' ? 'checked: YYYY-MM-DD' : 'reviewBy: YYYY-MM-DD',
});

const checkedTooSoon = (checked: string): Explanation => ({
  code: 'checked-too-soon',
  severity: 'warning',
  message: say('date-future', { day: checked }),
  help: say('date-lastLooked'),
});

/** A page that may lack fields and blocks, because they are invalid. */
type DatedPage = { file: string; document: ValidPart<PageDocument> };

const blocksOf = ({ blocks = [] }: DatedPage['document']) => blocks;

const hasDays = ({ document }: DatedPage): boolean =>
  hasPageDays(document) ||
  blocksOf(document).some((block) => block !== undefined && namesDays(block));

const hasPageDays = (document: DatedPage['document']): boolean =>
  document.draft !== undefined || document.checked !== undefined || namesDays(document);

const namesDays = (part: TimeFields & { reviewBy?: string | undefined }): boolean =>
  part.publishFrom !== undefined ||
  part.publishUntil !== undefined ||
  part.showFrom !== undefined ||
  part.showUntil !== undefined ||
  part.reviewBy !== undefined;

type TimeFields = Partial<Pick<PageDocument, 'publishFrom' | 'publishUntil'>> & {
  showFrom?: string | undefined;
  showUntil?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

type Ends = { begin: keyof TimeFields; end: keyof TimeFields };

/** What ends must end after it begins: a day lasts until its midnight. */
function inOrder(
  path: FieldPath,
  { begin, end }: Ends,
  { [begin]: from, [end]: until }: TimeFields,
): BlockDiagnostic[] {
  return from === undefined || until === undefined || from < endOf(until)
    ? []
    : [reversed({ path, begin, end }, from, until)];
}

/** Everything links to the home page, so it must always be on the site. */
function checkHome({ file, document }: DatedPage, diagnose: CheckInput['diagnose']): Diagnostic[] {
  if (addressOfFile(file) !== '/') return [];
  const name = (['draft', 'publishFrom', 'publishUntil'] as const).find(
    (field) => document[field] !== undefined && document[field] !== false,
  );
  if (name === undefined) return [];
  return [
    diagnose(file, [name], {
      code: 'home-page-limited',
      message: say('page-homeLimited'),
      help: [...say('page-homeLeaveOut', { field: name }), ...say('page-homeBlocks')],
    }),
  ];
}
