import { command } from './command.ts';
import { fuzzProperties } from './fuzz/properties.ts';
import { startWatchdog } from './fuzz/watchdog.ts';

const fine = 0;
const broken = 1;
const cannotRun = 2;
/** `npm run fuzz`: tries random inputs until the time is up. 0: all properties held, 1: one was violated. */
export const main = command(
  {
    typed: 'npm run fuzz',
    options: {
      minutes: {
        type: 'string',
        default: '1',
        value: 'N',
        help: 'how long to go on (1 if left out)',
      },
      seed: { type: 'string', value: 'N', help: 'repeats the inputs of an earlier run' },
    },
  },
  ({ minutes, seed = String(Math.floor(Math.random() * 2 ** 31)) }) => {
    const requested = { minutes: Number(minutes), seed: Number(seed) };
    if (requested.minutes > 0 && Number.isInteger(requested.seed)) return fuzz(requested);
    console.error('--minutes and --seed need a number.');
    return cannotRun;
  },
);

async function fuzz({ minutes, seed }: { minutes: number; seed: number }): Promise<number> {
  console.log(`Seed ${seed}`);
  const properties = fuzzProperties();
  const time = (minutes * 60_000) / properties.length;
  const watchdog = startWatchdog();
  let failures = 0;
  for (const { name, run } of properties) {
    const { tried, failure } = await run({ seed, time, watch: watchdog.watch(name) });
    console.log(`${failure === null ? '✓' : '✗'} ${name} (${tried} inputs)`);
    if (failure === null) continue;
    failures += 1;
    console.log(`\n${failure}\n\nTo see it again: npm run fuzz -- --seed ${seed}\n`);
  }
  watchdog.stop();
  return failures === 0 ? fine : broken;
}
