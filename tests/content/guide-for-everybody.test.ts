import { expect, test } from 'vitest';
import { pageSchema } from '../../schema/page.ts';
import { currentGuide } from '../../src/build/content-files/guide/current-guide.ts';
import { readExamples } from '../../src/build/content-files/read-examples.ts';
import { editorGuide } from '../../src/build/editor/editor-guide.ts';
import { criterionOf } from '../../src/editor/screens/access/access-checks.ts';
import { currentWords } from '../../src/editor/words/words.ts';
import { checkBlocks } from '../../src/site/checks/check-blocks.ts';
import { readMentions } from '../../src/site/text/read-mentions.ts';
import { diagnoseIn } from '../../src/content/diagnose.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

const diagnose = diagnoseIn(() => null);

test('the examples of the guide show accessible practice alone', () => {
  const all = readExamples().flatMap(({ type, examples }) =>
    Object.entries(examples).map(([name, block]) => ({ name: `${type} ${name}`, block })),
  );
  expect(all.length).toBeGreaterThan(80);
  const found = all.flatMap(({ name, block }) => {
    const blocks = [block];
    const { texts } = readMentions(pageSchema, { title: 'A page', blocks });
    return checkBlocks({ file: name, blocks: [], texts }, diagnose)
      .filter(({ code }) => criterionOf[code] !== undefined)
      .map(({ code, message }) => `${name}: ${code} ${inEnglish(message)}`);
  });
  expect(found).toEqual([]);
});

test('the guide says how to use what helps to write for everybody, and how to edit however one works', () => {
  const guide = editorGuide('en');
  for (const title of [
    currentWords().access.title,
    currentWords().find.title,
    currentWords().history.title,
  ]) {
    expect(guide).toContain(`**${title}**`);
  }
  const files = currentGuide();
  for (const code of Object.keys(criterionOf)) expect(files).toContain(`### ${code}\n`);
});
