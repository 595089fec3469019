import { hashOf } from './document-hash.ts';

/** What a page has read: the function and its arguments, as JSON, and a hash of the answer. */
export type Readings = Record<string, string>;

/**
 * Records what pages read of the rest of the site while they are rendered. A page whose readings have the same answers again
 * would be rendered the same.
 */
export class Recorder {
  #readings: Readings | null = null;

  /** The same functions, each call of which is recorded; what they answer to a call stays the same. */
  watch<Functions extends object>(functions: Functions): Functions {
    const tags = new Map<string, string>();
    const watched = { ...functions };
    for (const [name, member] of Object.entries(functions)) {
      if (typeof member !== 'function') continue;
      const record = (...values: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, functions, values);
        if (!this.#readings) return answer;
        const reading = JSON.stringify([name, ...values]);
        const tag = tags.get(reading) ?? tagOf(answer);
        tags.set(reading, tag);
        this.#readings[reading] = tag;
        return answer;
      };
      Reflect.set(watched, name, record);
    }
    return watched;
  }

  /** The readings from now on, until `stop` is called. */
  start(): Readings {
    const readings: Readings = {};
    this.#readings = readings;
    return readings;
  }

  stop(): void {
    this.#readings = null;
  }
}

/** Compares recorded readings with the present answers. */
export type Comparison = {
  /** Whether the answer is the same on all pages. */
  isOfSite(reading: string): boolean;
  /** The first reading with another answer than it had, as a call, such as `link("/fees")`; undefined if there is none. */
  firstChanged(readings: Readings, ofPage: object): string | undefined;
};

const call = /^\["(\w+)",?(.*)\]$/;

/** Compares readings; `ofSite` has the functions whose answers do not depend on the page. */
export function createComparison(ofSite: object): Comparison {
  const cached = new Map<string, string>();
  const answerOf = (reading: string, ofPage: object): string => {
    const [name, ...values]: [string, ...unknown[]] = JSON.parse(reading);
    const reader = name in ofSite ? ofSite : ofPage;
    const member: unknown = Reflect.get(reader, name);
    if (typeof member !== 'function') return '';
    try {
      const tag = tagOf(Reflect.apply(member, reader, values));
      if (reader === ofSite) cached.set(reading, tag);
      return tag;
    } catch {
      // What it names is gone.
      return '';
    }
  };
  return {
    isOfSite: (reading) => (call.exec(reading)?.[1] ?? '') in ofSite,
    firstChanged(readings, ofPage) {
      const changed = Object.keys(readings).find(
        (reading) => (cached.get(reading) ?? answerOf(reading, ofPage)) !== readings[reading],
      );
      return changed?.replace(call, '$1($2)');
    },
  };
}

/** A short hash of plain data; functions in it do not count. */
export const tagOf = (value: unknown): string => hashOf(JSON.stringify(value) ?? '').slice(0, 16);
