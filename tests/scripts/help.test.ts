import { afterEach, expect, test, vi } from 'vitest';
import { main as bench } from '../../scripts/bench.ts';
import { main as fuzz } from '../../scripts/fuzz.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['bench', bench, '--compare'],
  ['fuzz', fuzz, '--seed'],
])('%s tells its options, and refuses others', async (name, main, option) => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const refused = vi.spyOn(console, 'error').mockReturnValue();
  expect(await main(['--help'])).toBe(0);
  expect(printed.mock.calls.join('\n')).toMatch(`npm run ${name} -- [options]`);
  expect(printed.mock.calls.join('\n')).toMatch(option);
  expect(await main([`${option}s`, '1'])).toBe(2);
  expect(refused.mock.calls.join('\n')).toMatch(`Did you mean ${option}`);
});
