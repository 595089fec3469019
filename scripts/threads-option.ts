export const threadsOption = {
  type: 'string' as const,
  value: 'N',
  help: 'how many threads build a large site (one for each processor if left out)',
};

/** The number of `--threads N`; undefined if it is left out, null, with the reason printed, if N is none. */
export function readThreads(option: string | undefined): number | null | undefined {
  if (option === undefined) return undefined;
  if (/^[1-9]\d?$/.test(option)) return Number(option);
  console.error('--threads needs a number from 1 to 99, for example --threads 2.');
  return null;
}
