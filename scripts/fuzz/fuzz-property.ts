import * as fc from 'fast-check';

/** A property that must hold for every input, tested with random inputs. */
export type FuzzProperty = {
  /** A sentence that states it. */
  name: string;
  /** The number of inputs tried in `npm test`. */
  shortRuns: number;
  run: (options: FuzzOptions) => Promise<FuzzOutcome>;
};

/** How to test a property. */
export type FuzzOptions = {
  seed: number;
  /** The maximum number of inputs. */
  runs?: number;
  /** The maximum time in milliseconds. */
  time?: number;
  /** Called with every input before it is tried, so that one that hangs can be reported. */
  watch?: (input: unknown) => void;
};

/** The number of inputs tried, and a report of one that violated the property. */
export type FuzzOutcome = { tried: number; failure: string | null };

/** Declares a property for fuzzing. */
export const fuzzProperty = <Input>(
  name: string,
  {
    inputs,
    isTrue,
    shortRuns = 100,
  }: {
    inputs: fc.Arbitrary<Input>;
    /** Throws for an input that violates the property. */
    isTrue: (input: Input) => void | Promise<void>;
    shortRuns?: number;
  },
): FuzzProperty => ({
  name,
  shortRuns,
  run: async ({ seed, runs = Number.MAX_SAFE_INTEGER, time, watch }) => {
    const details = await fc.check(
      fc.asyncProperty(inputs, async (input) => {
        watch?.(input);
        await isTrue(input);
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
