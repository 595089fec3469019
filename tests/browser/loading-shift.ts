import { sampleOf } from '../sample.ts';
import { hydrated, openPage } from './harness.ts';
import { noteShifts, shiftedParts, shiftOf } from './layout-shift.ts';
import { slowLine } from './slow-line.ts';

const allSizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
];

/** The maximum cumulative layout shift of a page. */
const limit = 0.005;

export type LoadingShift = { address: string; width: number; shift: number; parts: string[] };

/** The layout shifts of pages of the site over a slow connection, at each screen size. */
export async function loadingShifts(addresses: readonly string[]): Promise<LoadingShift[]> {
  const sizes = sampleOf(allSizes, 1);
  const all = await Promise.all(sizes.map((viewport) => shiftsAt(viewport, addresses)));
  return all.flat();
}

async function shiftsAt(
  viewport: { width: number; height: number },
  addresses: readonly string[],
): Promise<LoadingShift[]> {
  const line = await slowLine();
  const shifts: LoadingShift[] = [];
  try {
    for (const address of addresses) {
      // A visitor of its own each time: what has come once is there at once.
      const page = await openPage('/robots.txt', {
        origin: line.origin,
        viewport,
        prepare: async (context) => {
          await noteShifts(context);
          await line.prepare(context);
        },
      });
      await line.open(page, address);
      await hydrated(page);
      const shift = await shiftOf(page);
      shifts.push({ address, width: viewport.width, shift, parts: await shiftedParts(page) });
      await page.context().close();
    }
  } finally {
    line.close();
  }
  return shifts;
}

/** Describes the pages with too much layout shift, worst first. */
export const tooFar = (shifts: readonly LoadingShift[]): string[] =>
  shifts
    .filter(({ shift }) => shift > limit)
    .toSorted((a, b) => b.shift - a.shift)
    .map(
      ({ address, width, shift, parts }) =>
        `${address} at ${width} px: ${shift.toFixed(4)} (${parts.join('; ')})`,
    );
