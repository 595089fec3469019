import * as fc from 'fast-check';
import { runs } from '../sample.ts';

/** A property of every input, tested with random ones. */
export type FuzzProperty = {
  /** A sentence that states it. */
  name: string;
  check: () => Promise<void>;
};

/** Declares a property: `isTrue` throws for an input that violates it, `few` is the number of inputs in `npm test`. */
export const fuzzProperty = <Input>(
  name: string,
  {
    inputs,
    isTrue,
    few = 50,
  }: {
    inputs: fc.Arbitrary<Input>;
    isTrue: (input: Input) => void | Promise<void>;
    few?: number;
  },
): FuzzProperty => ({
  name,
  check: () =>
    fc.assert(
      fc.asyncProperty(inputs, async (input) => isTrue(input)),
      runs(few),
    ),
});
