import type { PageSummary } from '../site/pages/page-summary.ts';
import type { Mentions } from '../site/text/read-mentions.ts';

/** What a page says about other files besides pictures, and what its blocks have for others. */
type Details = Pick<PageSummary, 'offers' | 'anchors'> & { mentions: Omit<Mentions, 'images'> };

/** A summary without them. */
export type BriefSummary = Omit<PageSummary, 'offers' | 'anchors'>;

/** Details as JSON, which is read when something is first asked of them. */
export class StoredDetails {
  readonly text: string;
  #read: Details | undefined;

  constructor(text: string) {
    this.text = text;
  }

  read(): Details {
    return (this.#read ??= JSON.parse(this.text));
  }
}

/** The details of a page, as they are stored. */
export const detailsOf = (
  { offers, anchors }: PageSummary,
  { links, names, amounts, listViews }: Mentions,
): StoredDetails =>
  new StoredDetails(
    JSON.stringify({ mentions: { links, names, amounts, listViews }, offers, anchors }),
  );

/** A summary without what is packed beside it, and not read for this. */
export function withoutDetails(summary: PageSummary): BriefSummary {
  const { offers: _, anchors: _anchors, ...others } = Object.getOwnPropertyDescriptors(summary);
  const rest: BriefSummary = Object.create(Object.prototype, others);
  return rest;
}

/** The details behind brief summaries and mentions. */
const detailsBehind = new WeakMap<object, StoredDetails>();

function read(brief: object): Details {
  const details = detailsBehind.get(brief);
  if (!details) throw new Error('This was not stored.');
  return details.read();
}

/** The same for all pages, so that they share one shape. */
const storedInSummary = {
  offers: {
    enumerable: true,
    get(this: object): Details['offers'] {
      return read(this).offers;
    },
  },
  anchors: {
    enumerable: true,
    get(this: object): Details['anchors'] {
      return read(this).anchors;
    },
  },
};

/** Completes a brief summary, which is not copied for it. */
export function addDetails(
  summary: BriefSummary,
  details: StoredDetails,
): asserts summary is PageSummary {
  detailsBehind.set(summary, details);
  Object.defineProperties(summary, storedInSummary);
}

/** Likewise. */
const storedInMentions = {
  links: {
    enumerable: true,
    get(this: object): Mentions['links'] {
      return read(this).mentions.links;
    },
  },
  names: {
    enumerable: true,
    get(this: object): Mentions['names'] {
      return read(this).mentions.names;
    },
  },
  amounts: {
    enumerable: true,
    get(this: object): Mentions['amounts'] {
      return read(this).mentions.amounts;
    },
  },
  listViews: {
    enumerable: true,
    get(this: object): Mentions['listViews'] {
      return read(this).mentions.listViews;
    },
  },
};

function addMentions(mentions: Pick<Mentions, 'images'>): asserts mentions is Mentions {
  Object.defineProperties(mentions, storedInMentions);
}

/** What a page says about other files; of it, all but the pictures is read when it is needed. */
export function storedMentions(images: Mentions['images'], details: StoredDetails): Mentions {
  const mentions = { images };
  detailsBehind.set(mentions, details);
  addMentions(mentions);
  return mentions;
}
