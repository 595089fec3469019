import type { TradeRule } from './define-rule.ts';
import { siteRules } from './site-rules.ts';
import datesWithYear from './dates-with-year.ts';
import feesItemised from './fees-itemised.ts';
import namedContact from './named-contact.ts';
import paymentChannels from './payment-channels.ts';
import paymentContradiction from './payment-contradiction.ts';

/** The rules of the engine, by their names. */
export const engineRules: Readonly<Record<string, TradeRule>> = {
  'dates-with-year': datesWithYear,
  'fees-itemised': feesItemised,
  'named-contact': namedContact,
  'payment-channels': paymentChannels,
  'payment-contradiction': paymentContradiction,
};

/** All rules that a site can switch on: those of the engine, and those in its own folder `rules`. */
export const tradeRules: ReadonlyMap<string, TradeRule> = new Map([
  ...Object.entries(engineRules),
  ...siteRules.filter(([name]) => !Object.hasOwn(engineRules, name)),
]);
