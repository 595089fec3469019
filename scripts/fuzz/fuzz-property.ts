import * as fc from 'fast-check';

/** Something that must hold for every input, tried with inputs made by chance. */
export type FuzzProperty = {
  /** A sentence about what holds. */
  name: string;
  /** How many inputs the short form in `npm test` tries. */
  shortRuns: number;
  run: (options: FuzzOptions) => Promise<FuzzOutcome>;
};

/** How a property is tried. */
export type FuzzOptions = {
  seed: number;
  /** At most so many inputs. */
  runs?: number;
  /** For at most so many milliseconds. */
  time?: number;
  /** Notified of every input before it is tried, so that one that never ends can be named. */
  watch?: (input: unknown) => void;
};

/** How many inputs were tried; what to say about one that broke the property. */
export type FuzzOutcome = { tried: number; failure: string | null };

/** Declares a property that fuzzing tries. */
export const fuzzProperty = <Input>(
  name: string,
  {
    inputs,
    holds,
    shortRuns = 100,
  }: {
    inputs: fc.Arbitrary<Input>;
    /** Throws for an input that breaks the property. */
    holds: (input: Input) => void | Promise<void>;
    shortRuns?: number;
  },
): FuzzProperty => ({
  name,
  shortRuns,
  run: async ({ seed, runs = Number.MAX_SAFE_INTEGER, time, watch }) => {
    const details = await fc.check(
      fc.asyncProperty(inputs, async (input) => {
        watch?.(input);
        await holds(input);
      }),
      { seed, numRuns: runs, interruptAfterTimeLimit: time },
    );
    return {
      tried: details.numRuns,
      failure: details.failed
        ? `${fc.defaultReportMessage(details)}\n${String(details.errorInstance)}`
        : null,
    };
  },
});
