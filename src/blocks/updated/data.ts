import { stampIn, type BlockContext, type StructuredDataOf } from 'woven-site/components';

type Entry = NonNullable<ReturnType<BlockContext['entry']>>;

/** What an entry is, by the kind of its collection, with its date, its authors and its tags. */
export const structuredData: StructuredDataOf<'updated'> = (block, context) => {
  const entry = block.shows === 'entry' ? context.entry() : null;
  if (entry === null || entry.date === undefined) return {};
  const { kind, date } = entry;
  const { site, page, language } = context;
  const url = new URL(page.address, site.address).href;
  const whole = { url, inLanguage: language, ...described(entry, site.address) };
  const time = (one: string) => (one.includes(' ') ? stampIn(site.timeZone, one) : one);
  const written = { datePublished: time(date), ...authorsOf(entry) };
  switch (kind) {
    case 'news':
    case 'articles': {
      const type = kind === 'news' ? ('NewsArticle' as const) : ('Article' as const);
      return { things: [{ '@type': type, headline: page.title, ...written, ...whole }] };
    }
    case 'recipes':
      return { things: [{ '@type': 'Recipe', name: page.title, ...written, ...whole }] };
    case 'events':
    case 'matches': {
      const type = kind === 'events' ? ('Event' as const) : ('SportsEvent' as const);
      const { until } = entry;
      return {
        things: [
          {
            '@type': type,
            name: page.title,
            startDate: time(date),
            ...(until === undefined ? {} : { endDate: time(until) }),
            location: locationOf(entry, context),
            ...whole,
          },
        ],
      };
    }
    case 'pages':
    case null:
      return {};
  }
};

const described = ({ summary, picture, tags }: Entry, siteAddress: string) => ({
  ...(summary === undefined ? {} : { description: summary }),
  ...(picture ? { image: new URL(picture.src, siteAddress).href } : {}),
  ...(tags.length === 0 ? {} : { keywords: tags.map(({ label }) => label) }),
});

const authorsOf = ({ authors }: Entry) =>
  authors.length === 0
    ? {}
    : { author: authors.map(({ name }) => ({ '@type': 'Person' as const, name })) };

/** Where an event is: a field `place` that its collection adds says it, or else it is at the site's own address. */
function locationOf({ fields }: Entry, { site, contact }: BlockContext) {
  const venue = fields.find(({ name }) => name === 'place')?.text;
  if (venue !== undefined) return { '@type': 'Place' as const, name: venue };
  const address = contact('main').address;
  return {
    '@type': 'Place' as const,
    name: site.name,
    ...(address === undefined ? {} : { address }),
  };
}
