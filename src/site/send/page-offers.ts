import type { OfferedDates } from '../../../schema/offered-dates.ts';
import type { Prices } from '../../../schema/offer.ts';
import { maxChoices, type Choice } from '../../../schema/fields/for-options.ts';
import { offersOf } from '../pages/page-summary.ts';
import type { PageAlone } from '../site-tree.ts';

/** The prices on a page, the first of each kind. */
export function pricesOf(page: PageAlone | null): Prices {
  if (!page) return {};
  const prices = offersOf(page.document).map((offer) => offer.prices);
  const first = (kind: keyof Prices) => prices.find((one) => one?.[kind] !== undefined);
  const { part, partTo } = first('part') ?? {};
  return { part, partTo, year: first('year')?.year, once: first('once')?.once };
}

/** The options of a page that its other blocks can follow: those of the first block that has any. */
export const choicesOf = (page: PageAlone): readonly Choice[] =>
  offersOf(page.document)
    .find((offer) => offer.choices)
    ?.choices?.slice(0, maxChoices) ?? [];

/** These, if any block follows them. */
export const followedChoices = (page: PageAlone): readonly Choice[] | undefined =>
  offersOf(page.document).some((offer) => offer.followsChoice) ? choicesOf(page) : undefined;

/** The calendars on a page, in order. */
export const calendarsOf = (page: PageAlone | null): readonly OfferedDates[] =>
  page ? offersOf(page.document).flatMap(({ calendar }) => calendar ?? []) : [];
