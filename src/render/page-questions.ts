import type { BlockContext } from '../blocks/block-props.ts';
import type { Resolvers } from '../site/resolve.ts';

/** The queries that a block may make about the rest of the site: every function of its context. */
type ContextQuestion = {
  [Name in keyof BlockContext]: BlockContext[Name] extends (...values: never[]) => unknown
    ? Name
    : never;
}[keyof BlockContext];

/** Answers the queries that every page may make. */
type SiteAnswers = Pick<Resolvers, 'link' | 'picture' | 'data' | 'list'>;

/** Answers the queries that the blocks of a page may make. */
type ContextAnswers = Pick<BlockContext, ContextQuestion>;

/** Answers every query of a page. They stay apart: merging them for each of many pages takes longer than asking. */
export type PageAnswers = { site: SiteAnswers; context: ContextAnswers };

type AllAnswers = SiteAnswers & ContextAnswers;

/** The queries about the rest of the site that rendering a page may make, by name, with their arguments. */
type QuestionValues = { [Name in keyof AllAnswers]: Parameters<AllAnswers[Name]> };

/** A query that can be repeated in a later build. */
type Question<Name extends keyof QuestionValues = keyof QuestionValues> = {
  [N in Name]: { name: N; values: QuestionValues[N] };
}[Name];

type Answers = { [Name in keyof QuestionValues]: (...values: QuestionValues[Name]) => unknown };

const ask = <Name extends keyof QuestionValues>(
  answers: Pick<Answers, Name>,
  { name, values }: Question<Name>,
): unknown => answers[name](...values);

/** The queries of a page about the rest of the site, and their answers, both as JSON. */
export type PageQueries = { questions: string; answers: string };

/**
 * Records the queries of pages while they are rendered. As long as a page's own data is unchanged and its queries have
 * the same answers, its document is the same.
 */
export class QuestionNotes {
  #recorded: Map<string, { question: Question; answer: unknown }> | null = null;

  #note<T>(question: Question, answer: T): T {
    this.#recorded?.set(JSON.stringify(question), { question, answer });
    return answer;
  }

  /** The answers that are available to every page; each query is recorded. */
  watchSite(answers: SiteAnswers): SiteAnswers {
    return {
      link: (to) => this.#note({ name: 'link', values: [to] }, answers.link(to)),
      picture: (image) => this.#note({ name: 'picture', values: [image] }, answers.picture(image)),
      data: (name) => this.#note({ name: 'data', values: [name] }, answers.data(name)),
      list: (view) => this.#note({ name: 'list', values: [view] }, answers.list(view)),
    };
  }

  /** The context of a page's blocks; each query is recorded. A query left out does not compile. */
  watchContext<Context extends ContextAnswers>(context: Context): Context {
    const noted: ContextAnswers = {
      pricesOf: (to) => this.#note({ name: 'pricesOf', values: [to] }, context.pricesOf(to)),
      offersOf: (to) => this.#note({ name: 'offersOf', values: [to] }, context.offersOf(to)),
      calendarsOf: (to) =>
        this.#note({ name: 'calendarsOf', values: [to] }, context.calendarsOf(to)),
      feesOf: (to) => this.#note({ name: 'feesOf', values: [to] }, context.feesOf(to)),
      patternOf: (to) => this.#note({ name: 'patternOf', values: [to] }, context.patternOf(to)),
      contact: (name) => this.#note({ name: 'contact', values: [name] }, context.contact(name)),
      childLinks: () => this.#note({ name: 'childLinks', values: [] }, context.childLinks()),
      sectionMenu: () => this.#note({ name: 'sectionMenu', values: [] }, context.sectionMenu()),
      neighbours: () => this.#note({ name: 'neighbours', values: [] }, context.neighbours()),
      siteMap: () => this.#note({ name: 'siteMap', values: [] }, context.siteMap()),
      storedOnDevice: () =>
        this.#note({ name: 'storedOnDevice', values: [] }, context.storedOnDevice()),
      today: () => this.#note({ name: 'today', values: [] }, context.today()),
    };
    return { ...context, ...noted };
  }

  /** Runs some work and returns its queries. */
  during<T>(work: () => T): { result: T } & PageQueries {
    const recorded = new Map<string, { question: Question; answer: unknown }>();
    this.#recorded = recorded;
    try {
      const result = work();
      const all = [...recorded.values()];
      return {
        result,
        questions: JSON.stringify(all.map(({ question }) => question)),
        answers: JSON.stringify(all.map(({ answer }) => answer)),
      };
    } finally {
      this.#recorded = null;
    }
  }
}

/** The current answers to the queries of an earlier build, as JSON. */
export function askAgain({ site, context }: PageAnswers, questions: string): string {
  const recorded: Question[] = JSON.parse(questions);
  const answerOf = (question: Question): unknown =>
    question.name === 'link' ||
    question.name === 'picture' ||
    question.name === 'data' ||
    question.name === 'list'
      ? ask(site, question)
      : ask(context, question);
  return JSON.stringify(recorded.map(answerOf));
}
