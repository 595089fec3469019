import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each([
  ['WCAG', 55],
  ['ATAG', 63],
])('the %s report judges all %i criteria once, and names tests that exist', (name, count) => {
  const rows = readFileSync(`.github/${name}.md`, 'utf8').matchAll(/^\| ((?:[AB]\.)?\d\S+) .*$/gm);
  const criteria = Array.from(rows, ([row, criterion = '']) => ({ row, criterion }));
  expect(new Set(criteria.map(({ criterion }) => criterion)).size).toBe(count);
  expect(criteria).toHaveLength(count);
  const files = criteria.flatMap(({ row }) =>
    Array.from(row.matchAll(/`([^`]+\.tsx?)`/g), ([, file = '']) => file),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(`tests/${file}`))).toEqual([]);
});
