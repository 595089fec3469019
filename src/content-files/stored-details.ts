import type { PageSummary } from '../site/pages/page-summary.ts';
import type { Mentions } from '../site/text/read-mentions.ts';

/** What a page says about other files besides pictures, and what its blocks have for others. */
type Details = Pick<PageSummary, 'offers' | 'anchors'> & { mentions: Omit<Mentions, 'images'> };

/** A summary without them. */
export type BriefSummary = Omit<PageSummary, 'offers' | 'anchors'>;

/** Details as JSON, which is read when something is first asked of them. */
export class StoredDetails {
  readonly text: string;
  #ofBlocks: Pick<Details, 'offers' | 'anchors'> | undefined;
  /** Of a large site, mentions would take much memory after they were checked. */
  #mentions: WeakRef<Details['mentions']> | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** What the blocks of the page have for others. */
  ofBlocks(): Pick<Details, 'offers' | 'anchors'> {
    return this.#ofBlocks ?? this.#read();
  }

  mentions(): Details['mentions'] {
    return this.#mentions?.deref() ?? this.#read().mentions;
  }

  #read(): Details {
    const details: Details = JSON.parse(this.text);
    const { mentions, offers, anchors } = details;
    this.#ofBlocks ??= { offers, anchors };
    this.#mentions = new WeakRef(mentions);
    return details;
  }
}

/** The details of a page, as they are stored. */
export const detailsOf = (
  { offers, anchors }: PageSummary,
  { links, names, amounts, threeDecimals, listViews }: Mentions,
): StoredDetails =>
  new StoredDetails(
    JSON.stringify({
      mentions: { links, names, amounts, threeDecimals, listViews },
      offers,
      anchors,
    }),
  );

/** A summary without what is packed beside it, and not read for this. */
export function withoutDetails(summary: PageSummary): BriefSummary {
  const { offers: _, anchors: _anchors, ...others } = Object.getOwnPropertyDescriptors(summary);
  const rest: BriefSummary = Object.create(Object.prototype, others);
  return rest;
}

/** A summary of which the details are read when they are needed. */
export class StoredSummary implements PageSummary {
  readonly types: PageSummary['types'];
  readonly looks: PageSummary['looks'];
  readonly hasDays: boolean;
  readonly hasBraces: boolean;
  readonly hasMarkedWords: boolean;
  readonly hasTicks: boolean;
  readonly hasNumbered: boolean;
  readonly namedNextPages: number;
  readonly hasFractions: boolean;
  readonly listViews: PageSummary['listViews'];
  readonly picture: PageSummary['picture'];
  readonly #details: StoredDetails;

  constructor(brief: BriefSummary, details: StoredDetails) {
    this.types = brief.types;
    this.looks = brief.looks;
    this.hasDays = brief.hasDays;
    this.hasBraces = brief.hasBraces;
    this.hasMarkedWords = brief.hasMarkedWords;
    this.hasTicks = brief.hasTicks;
    this.hasNumbered = brief.hasNumbered;
    this.namedNextPages = brief.namedNextPages;
    this.hasFractions = brief.hasFractions;
    this.listViews = brief.listViews;
    this.picture = brief.picture;
    this.#details = details;
  }

  get offers(): PageSummary['offers'] {
    return this.#details.ofBlocks().offers;
  }

  get anchors(): PageSummary['anchors'] {
    return this.#details.ofBlocks().anchors;
  }
}

/** What a page says about other files; of it, all but the pictures is read when it is needed. */
export class StoredMentions implements Mentions {
  readonly images: Mentions['images'];
  readonly #details: StoredDetails;

  constructor(images: Mentions['images'], details: StoredDetails) {
    this.images = images;
    this.#details = details;
  }

  get links(): Mentions['links'] {
    return this.#details.mentions().links;
  }

  get names(): Mentions['names'] {
    return this.#details.mentions().names;
  }

  get amounts(): Mentions['amounts'] {
    return this.#details.mentions().amounts;
  }

  get threeDecimals(): Mentions['threeDecimals'] {
    return this.#details.mentions().threeDecimals;
  }

  get listViews(): Mentions['listViews'] {
    return this.#details.mentions().listViews;
  }
}
