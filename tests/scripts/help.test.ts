import { afterEach, expect, test, vi } from 'vitest';
import { main as bench } from '../../scripts/bench.ts';

afterEach(() => vi.restoreAllMocks());

test('a command tells its options, and refuses others', async () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const refused = vi.spyOn(console, 'error').mockReturnValue();
  expect(await bench(['--help'])).toBe(0);
  expect(printed.mock.calls.join('\n')).toMatch('npm run bench -- [options]');
  expect(printed.mock.calls.join('\n')).toMatch('--pages');
  expect(await bench(['--pagess', '1'])).toBe(2);
  expect(refused.mock.calls.join('\n')).toMatch('Did you mean --pages');
});
