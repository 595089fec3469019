import type { BlockOf, BlockType } from '../../schema/blocks/index.ts';
import type { BlockContext, StructuredData, StructuredDataOf } from './block-props.ts';
import { calendarData } from './calendar/structured-calendar.ts';
import { faqData } from './faq/structured-faq.ts';
import { heroData } from './hero/structured-path.ts';
import { openingHoursData } from './opening-hours/structured-hours.ts';

/** The blocks with structured data; each creates it in its own folder. */
const dataOf: { [T in BlockType]?: StructuredDataOf<T> } = {
  calendar: calendarData,
  faq: faqData,
  hero: heroData,
  'opening-hours': openingHoursData,
};

/** The structured data of a checked block; empty if it has none. */
export function structuredDataOf<T extends BlockType>(
  type: T,
  block: BlockOf<T>,
  context: BlockContext,
): StructuredData {
  const read: StructuredDataOf<T> | undefined = dataOf[type];
  return read?.(block, context) ?? {};
}
