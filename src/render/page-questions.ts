import type { ImagePart } from '../../schema/fields/image.ts';
import type { BlockContext } from '../blocks/block-props.ts';
import type { Link } from '../site/resolved.ts';
import type { Resolvers } from '../site/resolve.ts';

/** What rendering a page may ask of the rest of the site, by name, with the values that go into each question. */
type QuestionValues = {
  link: [to: string];
  picture: [image: ImagePart];
  data: [name: string];
  today: [];
  contact: [name: string];
  pricesOf: [link: Link];
  patternOf: [link: Link];
  childLinks: [];
  sectionMenu: [];
  neighbours: [];
  siteMap: [];
};

/** Answers every question of a page. */
export type PageAnswers = Pick<Resolvers, 'link' | 'picture' | 'data'> &
  Pick<
    BlockContext,
    | 'today'
    | 'contact'
    | 'pricesOf'
    | 'patternOf'
    | 'childLinks'
    | 'sectionMenu'
    | 'neighbours'
    | 'siteMap'
  >;

/** A question that can be asked again in a later build. */
type Question<Name extends keyof QuestionValues = keyof QuestionValues> = {
  [N in Name]: { name: N; values: QuestionValues[N] };
}[Name];

type Answers = { [Name in keyof QuestionValues]: (...values: QuestionValues[Name]) => unknown };

const ask = <Name extends keyof QuestionValues>(
  answers: Answers,
  { name, values }: Question<Name>,
): unknown => answers[name](...values);

/** What a page has asked of the rest of the site, and the answers that it got, both as JSON. */
export type AskedQuestions = { questions: string; answers: string };

/**
 * Notes what pages ask of the rest of the site while they are rendered. As long as a page's own values are the same and
 * its questions are answered alike, it is the same page.
 */
export class QuestionNotes {
  #asked: Map<string, { question: Question; answer: unknown }> | null = null;

  #note<T>(question: Question, answer: T): T {
    this.#asked?.set(JSON.stringify(question), { question, answer });
    return answer;
  }

  /** The same answers; each question is noted. */
  watch<Some extends Partial<PageAnswers>>(answers: Some): Some {
    const { link, picture, data, today, contact } = answers;
    const { pricesOf, patternOf, childLinks, sectionMenu, neighbours, siteMap } = answers;
    return {
      ...answers,
      ...(link && { link: (to) => this.#note({ name: 'link', values: [to] }, link(to)) }),
      ...(picture && {
        picture: (image) => this.#note({ name: 'picture', values: [image] }, picture(image)),
      }),
      ...(data && { data: (name) => this.#note({ name: 'data', values: [name] }, data(name)) }),
      ...(today && { today: () => this.#note({ name: 'today', values: [] }, today()) }),
      ...(contact && {
        contact: (name) => this.#note({ name: 'contact', values: [name] }, contact(name)),
      }),
      ...(pricesOf && {
        pricesOf: (to) => this.#note({ name: 'pricesOf', values: [to] }, pricesOf(to)),
      }),
      ...(patternOf && {
        patternOf: (to) => this.#note({ name: 'patternOf', values: [to] }, patternOf(to)),
      }),
      ...(childLinks && {
        childLinks: () => this.#note({ name: 'childLinks', values: [] }, childLinks()),
      }),
      ...(sectionMenu && {
        sectionMenu: () => this.#note({ name: 'sectionMenu', values: [] }, sectionMenu()),
      }),
      ...(neighbours && {
        neighbours: () => this.#note({ name: 'neighbours', values: [] }, neighbours()),
      }),
      ...(siteMap && { siteMap: () => this.#note({ name: 'siteMap', values: [] }, siteMap()) }),
    };
  }

  /** Does some work and tells what it has asked. */
  during<T>(work: () => T): { result: T } & AskedQuestions {
    const asked = new Map<string, { question: Question; answer: unknown }>();
    this.#asked = asked;
    try {
      const result = work();
      const all = [...asked.values()];
      return {
        result,
        questions: JSON.stringify(all.map(({ question }) => question)),
        answers: JSON.stringify(all.map(({ answer }) => answer)),
      };
    } finally {
      this.#asked = null;
    }
  }
}

/** The answers that questions of an earlier build get now, as JSON. */
export function askAgain(answers: PageAnswers, questions: string): string {
  const asked: Question[] = JSON.parse(questions);
  return JSON.stringify(asked.map((question) => ask(answers, question)));
}
