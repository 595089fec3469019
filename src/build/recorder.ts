import { hashOf } from './document-hash.ts';

/** What a page has read: the name of a function, or with its arguments as JSON, and a tag of the answer. */
export type Readings = Record<string, string>;

/**
 * Records what pages read of the rest of the site while they are rendered. A page whose readings have the same answers again
 * would be rendered the same.
 */
export class Recorder {
  #readings: Map<string, string> | null = null;

  /** The same functions, each call of which is recorded; what they answer to a call stays the same. */
  watch<Functions extends object>(functions: Functions): Functions {
    const watched = { ...functions };
    for (const [name, member] of Object.entries(functions)) {
      if (typeof member !== 'function') continue;
      let calls: Map<string, { reading: string; tag: string }> | undefined;
      const record = (...values: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, functions, values);
        if (!this.#readings) return answer;
        const [only] = values;
        const isText = values.length === 1 && typeof only === 'string';
        // Nearly all calls name one thing, and most of them have been made before.
        const call = isText ? only : values.length === 0 ? noValues : `\0${JSON.stringify(values)}`;
        let recorded = calls?.get(call);
        if (!recorded) {
          const reading = values.length === 0 ? name : JSON.stringify([name, ...values]);
          recorded = { reading, tag: tagOf(answer) };
          calls ??= new Map();
          calls.set(call, recorded);
        }
        this.#readings.set(recorded.reading, recorded.tag);
        return answer;
      };
      Reflect.set(watched, name, record);
    }
    return watched;
  }

  /** The readings from now on, until `stop` is called. */
  start(): ReadonlyMap<string, string> {
    const readings = new Map<string, string>();
    this.#readings = readings;
    return readings;
  }

  stop(): void {
    this.#readings = null;
  }
}

/** A call without values; no text is like this. */
const noValues = '\0';

/** No answer has this tag. */
const noAnswer = '?';

/** Compares recorded readings with the present answers. */
export type Comparison = {
  /** Whether the answer is the same on all pages. */
  isOfSite(reading: string): boolean;
  /** The first reading with another answer than it had, as a call, such as `link("/fees")`; undefined if there is none. */
  firstChanged(readings: Readings, ofPage: object): string | undefined;
};

const call = /^\["(\w+)",(.*)\]$/;

/** Compares readings; `ofSite` has the functions whose answers do not depend on the page. */
export function createComparison(ofSite: object): Comparison {
  const cached = new Map<string, string>();
  const answerOf = (reading: string, ofPage: object): string => {
    const [name, ...values]: [string, ...unknown[]] = reading.startsWith('[')
      ? JSON.parse(reading)
      : [reading];
    const reader = name in ofSite ? ofSite : ofPage;
    const member: unknown = Reflect.get(reader, name);
    if (typeof member !== 'function') return noAnswer;
    try {
      const tag = tagOf(Reflect.apply(member, reader, values));
      if (reader === ofSite) cached.set(reading, tag);
      return tag;
    } catch {
      // What it names is gone.
      return noAnswer;
    }
  };
  return {
    isOfSite: (reading) => (call.exec(reading)?.[1] ?? reading) in ofSite,
    firstChanged(readings, ofPage) {
      const changed = Object.keys(readings).find(
        (reading) => (cached.get(reading) ?? answerOf(reading, ofPage)) !== readings[reading],
      );
      return changed?.startsWith('[') ? changed.replace(call, '$1($2)') : changed && `${changed}()`;
    },
  };
}

/** Plain data as JSON, or a hash of it if that is shorter; functions in it do not count. */
export function tagOf(value: unknown): string {
  const json = JSON.stringify(value) ?? '';
  return json.length < tagLength ? json : hashOf(json).slice(0, tagLength);
}

const tagLength = 16;
