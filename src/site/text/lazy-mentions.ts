import type { FoundLink, FoundName, Mentions } from './read-mentions.ts';

/** What suffices to see that nothing is wrong with most of what a file mentions, and is much shorter. */
export type MentionsDigest = {
  /** The targets of links, each once. Links of the menu, which is not always shown, have a list of their own. */
  targets: readonly string[];
  menuTargets: readonly string[];
  /** The names, each once. */
  names: readonly Omit<FoundName, 'path'>[];
  hasAmounts: boolean;
  /** The amounts with decimals, each once. */
  fractions: readonly number[];
};

const digests = new WeakMap<Mentions, MentionsDigest>();

const isOfMenu = ({ path: [first, second] }: FoundLink) =>
  first === 'listing' && second === 'menuLinks';

/** The digest of what a file mentions; computed once. */
export function digestOf(mentions: Mentions): MentionsDigest {
  const cached = digests.get(mentions);
  if (cached) return cached;
  const { links, names, amounts } = mentions;
  const targets = new Set(links.filter((link) => !isOfMenu(link)).map(({ to }) => to));
  const menuTargets = new Set(links.filter(isOfMenu).map(({ to }) => to));
  const fractions = amounts.map(({ amount }) => amount).filter((one) => !Number.isInteger(one));
  const distinct = new Map(
    names.map(({ kind, dataKind, name }) => [
      `${kind} ${dataKind} ${name}`,
      { kind, dataKind, name },
    ]),
  );
  const digest = {
    targets: [...targets],
    menuTargets: [...menuTargets],
    names: [...distinct.values()],
    hasAmounts: amounts.length > 0,
    fractions: [...new Set(fractions)],
  };
  digests.set(mentions, digest);
  return digest;
}

/** The long parts of mentions, rarely needed where there is a digest. */
export type LongMentions = Pick<Mentions, 'links' | 'names' | 'amounts'>;

/** Mentions whose long parts are read when somebody asks for them. */
export function lazyMentions(
  others: Omit<Mentions, keyof LongMentions>,
  digest: MentionsDigest,
  read: () => LongMentions,
): Mentions {
  const mentions = new LazyMentions(others, read);
  digests.set(mentions, digest);
  return mentions;
}

/** A class, because V8 would describe the shape of each object with getters of its own by itself. */
class LazyMentions implements Mentions {
  readonly images: Mentions['images'];
  readonly threeDecimals: Mentions['threeDecimals'];
  readonly listViews: Mentions['listViews'];
  readonly #read: () => LongMentions;
  #latest: WeakRef<LongMentions> | undefined;

  constructor(
    { images, threeDecimals, listViews }: Omit<Mentions, keyof LongMentions>,
    read: () => LongMentions,
  ) {
    this.images = images;
    this.threeDecimals = threeDecimals;
    this.listViews = listViews;
    this.#read = read;
  }

  #readOnce(): LongMentions {
    const long = this.#latest?.deref() ?? this.#read();
    this.#latest = new WeakRef(long);
    return long;
  }

  get links() {
    return this.#readOnce().links;
  }

  get names() {
    return this.#readOnce().names;
  }

  get amounts() {
    return this.#readOnce().amounts;
  }
}
