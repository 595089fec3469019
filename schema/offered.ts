import type { z } from 'zod';
import type { Offer } from './offer.ts';

/** A name under which blocks offer a value to others, and what the value is like. */
export type Offered<Schema extends z.ZodType> = {
  name: string;
  /** What `offers` of a block returns. */
  of(value: z.input<Schema>): Offer;
  /** The first such value among what the blocks of a page offer (`offersOf` of the context); undefined if there is none. */
  firstIn(offers: readonly Offer[]): z.output<Schema> | undefined;
};

/** Makes a name for values that blocks offer each other: `offered('fish-prices', z.array(z.number()))`. */
export const offered = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): Offered<Schema> => ({
  name,
  of: (value) => ({ [name]: value }),
  firstIn: (offers) => {
    const found = offers.find((offer) => offer[name] !== undefined);
    return found && schema.parse(found[name]);
  },
});
