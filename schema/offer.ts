import type { Essential } from './essentials.ts';
import type { DatePart } from './fields/date.ts';
import type { Choice } from './fields/for-options.ts';
import type { OfferedDates } from './offered-dates.ts';

/**
 * What other blocks can show of a block, by name, so that it is entered once: the hero of the page, and pages that
 * compare. Names besides those of the engine are made with `offered`.
 */
export type Offer = {
  readonly [name: string]: unknown;
  prices?: Prices | undefined;
  steps?: readonly HeroStep[] | undefined;
  calendar?: OfferedDates | undefined;
  fees?: Fees | undefined;
  charges?: readonly Charge[] | undefined;
  /** What the message about the page and its sheet say of the block besides prices and dates. */
  essentials?: readonly Essential[] | undefined;
  payment?: readonly PaymentMethod[] | undefined;
  /** What a form needs of the rest of the site. */
  form?: FormNeeds | undefined;
  /** The options among which visitors choose, so that other blocks of the page show what the chosen one needs. */
  choices?: readonly Choice[] | undefined;
  /** Whether it has items that are meant for some of these options only. */
  followsChoice?: boolean | undefined;
};

/** A way of paying, and whether it is accepted. */
export type PaymentMethod = { name: string; accepted: boolean };

/** A sum of money with what it is for. */
export type Charge = { title: string; amount: number };

/** What is paid in each part of a year, and its conditions. */
export type Fees = {
  parts: readonly Charge[];
  /** The discount on each part while siblings are enrolled too, in percent. */
  siblingDiscount: number | undefined;
  /** Whether new members are admitted. */
  admitsNew: boolean;
};

/** Prices on a page: for a part of the year, up to `partTo` if parts differ, per year, and once. */
export type Prices = {
  part?: number | undefined;
  partTo?: number | undefined;
  year?: number | undefined;
  once?: number | undefined;
};

/** A step or a period, in a few words. */
export type HeroStep = { title: string; from?: DatePart; to?: DatePart };

/** What a form needs of the rest of the site, which is checked there. */
export type FormNeeds = {
  /** The name of its destination; undefined if it writes a message. */
  to: string | undefined;
  contact: string;
  /** The positions of the fields that take files. */
  files: readonly number[];
};
