import { expect, test } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { readExamples } from '../../src/build/content-files/read-examples.ts';
import { en } from '../../src/messages/locales/en.ts';
import type { Words } from '../../src/messages/locales/words.ts';
import { reachedGroups } from '../../src/site/language/reached-words.ts';
import { renderBlock, testContext } from './test-context.ts';

/** English words that note which of their groups were read. */
function watchedWords(read: Set<string>): Words {
  return new Proxy<Words>(en, {
    get: (words, group, receiver): unknown => {
      read.add(String(group));
      return Reflect.get(words, group, receiver);
    },
  });
}

test.each(readExamples())('the words that a $type shows are among those a site needs', (of) => {
  for (const example of Object.values(of.examples)) {
    const block = blockSchema.parse(example);
    const read = new Set<string>();
    const context = { ...testContext(), words: watchedWords(read) };
    renderBlock(block, context);
    const reached: readonly string[] = reachedGroups(
      { countdown: undefined, worksOffline: false },
      new Set([block.type]),
    );
    expect(Array.from(read).filter((group) => !reached.includes(group))).toEqual([]);
  }
});
