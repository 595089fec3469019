import type { BlockContext } from '../blocks/block-props.ts';
import type { Resolvers } from '../site/values/resolve.ts';

/** The queries that a block may make about the rest of the site: every function of its context. */
type ContextQuery = {
  [Name in keyof BlockContext]: BlockContext[Name] extends (...values: never[]) => unknown
    ? Name
    : never;
}[keyof BlockContext];

/** Answers the queries that every page may make. */
type SiteAnswers = Pick<Resolvers, 'link' | 'picture' | 'data' | 'list'>;

/** Answers the queries that the blocks of a page may make. */
type ContextAnswers = Pick<BlockContext, ContextQuery>;

/** Queries of blocks that have the same answer on every page. */
type SharedAnswers = Omit<ContextAnswers, OfPage>;

/** Queries of blocks whose answer depends on the page. */
type OfPage = 'contact' | 'patternOf' | 'validity' | 'childLinks' | 'sectionMenu' | 'neighbours';

/**
 * Answers every query of a page. They stay apart, and those about the page are made only for pages that have any:
 * merging them for each of many pages takes longer than asking.
 */
export type PageAnswers = {
  site: SiteAnswers;
  shared: SharedAnswers;
  ofPage: () => Pick<ContextAnswers, OfPage>;
};

type AllAnswers = SiteAnswers & ContextAnswers;

/** The queries about the rest of the site that rendering a page may make, by name, with their arguments. */
type QueryArguments = { [Name in keyof AllAnswers]: Parameters<AllAnswers[Name]> };

/** A query that can be repeated in a later build. */
type Query<Name extends keyof QueryArguments = keyof QueryArguments> = {
  [N in Name]: { name: N; values: QueryArguments[N] };
}[Name];

type Answers = { [Name in keyof QueryArguments]: (...values: QueryArguments[Name]) => unknown };

const ask = <Name extends keyof QueryArguments>(
  answers: Pick<Answers, Name>,
  { name, values }: Query<Name>,
): unknown => answers[name](...values);

/** The queries of a page about the rest of the site, as JSON, and the answer to each, as JSON too. */
export type PageQueries = { queries: string; answers: string[] };

/**
 * Records the queries of pages while they are rendered. As long as a page's own data is unchanged and its queries have
 * the same answers, its document is the same.
 */
export class QueryLog {
  #recorded: Map<string, { query: Query; answer: unknown }> | null = null;

  #record<T>(query: Query, answer: T): T {
    this.#recorded?.set(JSON.stringify(query), { query, answer });
    return answer;
  }

  /** The answers that are available to every page; each query is recorded. */
  recordSite(answers: SiteAnswers): SiteAnswers {
    return {
      link: (to) => this.#record({ name: 'link', values: [to] }, answers.link(to)),
      picture: (image) =>
        this.#record({ name: 'picture', values: [image] }, answers.picture(image)),
      data: (file) => this.#record({ name: 'data', values: [file] }, answers.data(file)),
      list: (view) => this.#record({ name: 'list', values: [view] }, answers.list(view)),
    };
  }

  /** The context of a page's blocks; each query is recorded. A query left out does not compile. */
  recordContext<Context extends ContextAnswers>(context: Context): Context {
    const recording: ContextAnswers = {
      pricesOf: (to) => this.#record({ name: 'pricesOf', values: [to] }, context.pricesOf(to)),
      offersOf: (to) => this.#record({ name: 'offersOf', values: [to] }, context.offersOf(to)),
      calendarsOf: (to) =>
        this.#record({ name: 'calendarsOf', values: [to] }, context.calendarsOf(to)),
      feesOf: (to) => this.#record({ name: 'feesOf', values: [to] }, context.feesOf(to)),
      patternOf: (to) => this.#record({ name: 'patternOf', values: [to] }, context.patternOf(to)),
      contact: (name) => this.#record({ name: 'contact', values: [name] }, context.contact(name)),
      validity: () => this.#record({ name: 'validity', values: [] }, context.validity()),
      childLinks: () => this.#record({ name: 'childLinks', values: [] }, context.childLinks()),
      sectionMenu: () => this.#record({ name: 'sectionMenu', values: [] }, context.sectionMenu()),
      neighbours: () => this.#record({ name: 'neighbours', values: [] }, context.neighbours()),
      siteMap: () => this.#record({ name: 'siteMap', values: [] }, context.siteMap()),
      storedOnDevice: () =>
        this.#record({ name: 'storedOnDevice', values: [] }, context.storedOnDevice()),
      today: () => this.#record({ name: 'today', values: [] }, context.today()),
    };
    return { ...context, ...recording };
  }

  /** Runs some work and returns its queries. */
  during<T>(work: () => T): { result: T } & PageQueries {
    const recorded = new Map<string, { query: Query; answer: unknown }>();
    this.#recorded = recorded;
    try {
      const result = work();
      const all = [...recorded.values()];
      return {
        result,
        queries: JSON.stringify(all.map(({ query }) => query)),
        answers: all.map(({ answer }) => asJson(answer)),
      };
    } finally {
      this.#recorded = null;
    }
  }
}

/**
 * What an answer depends on, while pages keep their places: on nothing that a page says, on what pages of the same section
 * are called, on what stands on the page that is named, or on any page.
 */
const dependsOn: Readonly<Record<Query['name'], 'nothing' | 'section' | 'page' | 'site'>> = {
  link: 'nothing',
  picture: 'nothing',
  data: 'nothing',
  list: 'nothing',
  contact: 'nothing',
  patternOf: 'nothing',
  today: 'nothing',
  childLinks: 'section',
  sectionMenu: 'section',
  neighbours: 'section',
  pricesOf: 'page',
  offersOf: 'page',
  calendarsOf: 'page',
  feesOf: 'page',
  validity: 'site',
  siteMap: 'site',
  storedOnDevice: 'site',
};

/** Reading the queries of each page of a large site takes longer than looking for these names. */
const mayDependOnOthers = new RegExp(
  Object.entries(dependsOn)
    .flatMap(([name, scope]) => (scope === 'page' || scope === 'site' ? `"name":"${name}"` : []))
    .join('|'),
);

/**
 * Whether answers to the queries of an earlier build may depend on what stands on some pages outside the section. `isAbout`
 * tells whether a link leads to one of them.
 */
export function dependOnPages(queries: string, isAbout: (href: string) => boolean): boolean {
  if (!mayDependOnOthers.test(queries)) return false;
  const recorded: Query[] = JSON.parse(queries);
  return recorded.some((query) => {
    switch (query.name) {
      case 'pricesOf':
      case 'offersOf':
      case 'calendarsOf':
      case 'feesOf':
        return query.values.some(({ href }) => isAbout(href));
      default:
        return dependsOn[query.name] === 'site';
    }
  });
}

/** An answer as JSON; one that is missing is null. */
const asJson = (answer: unknown): string => JSON.stringify(answer ?? null);

/** The current answers to the queries of an earlier build, as JSON. */
export function repeatQueries({ site, shared, ofPage }: PageAnswers, queries: string): string[] {
  const recorded: Query[] = JSON.parse(queries);
  let aboutPage: Pick<ContextAnswers, OfPage> | undefined;
  const answerOf = (query: Query): unknown => {
    switch (query.name) {
      case 'link':
      case 'picture':
      case 'data':
      case 'list':
        return ask(site, query);
      case 'contact':
      case 'patternOf':
      case 'validity':
      case 'childLinks':
      case 'sectionMenu':
      case 'neighbours':
        return ask((aboutPage ??= ofPage()), query);
      default:
        return ask(shared, query);
    }
  };
  return recorded.map((query) => asJson(answerOf(query)));
}
