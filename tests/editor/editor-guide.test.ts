import { expect, test } from 'vitest';
import { blocks } from '../../schema/blocks/index.ts';
import { editorGuide, guideLanguages } from '../../src/build/editor/editor-guide.ts';
import { guideOfScreen } from '../../src/editor/panel/guide-at.ts';

/** What only somebody who edits files or runs programs has to know. */
const technical =
  /\bYAML\b|\bnpm\b|\.ya?ml\b|`|content\/|\bJSON\b|\bHTML\b|\bCSS\b|\{\{|in quotes|[Yy]ear-month-day|mwaka-mwezi-siku|\bindent|\bterminal\b|\bMarkdown\b|\bregular expression/;

test.each(guideLanguages())('the guide of the editor in %s has nothing technical in it', (one) => {
  const lines = editorGuide(one).split('\n');
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.filter((line) => technical.test(line))).toEqual([]);
});

test.each(guideLanguages())('the guide in %s has each kind of block, and each chapter', (one) => {
  const guide = editorGuide(one);
  for (const { type } of blocks) expect(guide).toContain(` {#${type}}\n`);
  for (const screen of [
    '/@edit',
    '/@edit/notice',
    '/@edit/publish',
    '/@edit/bin',
    '/@edit/history',
    '/@edit/new',
    '/fees',
  ]) {
    const [, chapter] = guideOfScreen('', one, screen).split('#');
    expect(guide).toContain(` {#${chapter}}\n`);
  }
});
