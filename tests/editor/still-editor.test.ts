import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = 'src/editor';

test('nothing of the editor itself moves, whatever somebody asks of the browser', () => {
  const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(styles.length).toBeGreaterThan(6);
  const moving = styles.filter((file) =>
    /animation|transition|@keyframes|scroll-behavior/.test(
      readFileSync(path.join(folder, file), 'utf8'),
    ),
  );
  expect(moving).toEqual([]);
});
