import { expect, test } from 'vitest';
import { inlineConstants } from '../../src/build/constant-properties.ts';

test('a value that nothing changes stands where it is used, if that is shorter', () => {
  const shared = [
    ':root{--unit:3rem;--far:clamp(1rem, 2vw, 3rem);--wide:clamp(2rem, 4vw, 6rem);--dark:1}',
    '@media (width>=64rem){:root{--dark:2}}',
    '.A{width:var(--unit);margin:var(--far);padding:var(--wide) var(--wide);z-index:var(--dark)}',
  ];
  const inline = inlineConstants(shared);
  expect(inline(shared[0] ?? '')).toBe(':root{--wide:clamp(2rem, 4vw, 6rem);--dark:1}');
  expect(inline(shared[2] ?? '')).toBe(
    '.A{width:3rem;margin:clamp(1rem, 2vw, 3rem);padding:var(--wide) var(--wide);z-index:var(--dark)}',
  );
});

test.each([
  ['set again for an element', ':root{--unit:3rem}.A{--unit:4rem}'],
  ['set under a condition only', '@media print{:root{--unit:3rem}}.A{width:var(--unit)}'],
  ['set by scripts', ':root{--day:0}.A{width:var(--day)}'],
  ['made of others', ':root{--unit:var(--base)}.A{--base:2rem;width:var(--unit)}'],
  ['used with a fallback', ':root{--unit:3rem}.A{width:var(--unit,2rem)}'],
])('a value stays a property where it is %s', (_, css) => {
  expect(inlineConstants([css])(css)).toBe(css);
});
