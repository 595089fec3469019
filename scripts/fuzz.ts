import { parseArgs } from 'node:util';
import { fuzzProperties } from './fuzz/properties.ts';
import { startWatchdog } from './fuzz/watchdog.ts';

const usage = `npm run fuzz -- [--minutes N] [--seed N]

  --minutes N  how long to go on (1 if left out)
  --seed N     repeats the inputs of an earlier run`;

const fine = 0;
const broken = 1;
const cannotRun = 2;
const options = { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } } as const;

/** `npm run fuzz`: tries random inputs until the time is up. 0: all properties held, 1: one was violated. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  const minutes = Number(values.minutes);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  if (!(minutes > 0) || !Number.isInteger(seed)) {
    console.error(usage);
    return cannotRun;
  }
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
