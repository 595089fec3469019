import { expect, test } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { readExamples } from '../../src/build/content-files/read-examples.ts';
import { en } from '../../src/messages/locales/en.ts';
import type { Words } from '../../src/messages/locales/words.ts';
import { reachedWords } from '../../src/site/language/reached-words.ts';
import { renderBlock, testContext } from './test-context.ts';

/** English words that note which of them were read. */
function watchedWords(read: Set<string>): Words {
  const watched = <Group extends object>(words: Group, group: string) =>
    new Proxy<Group>(words, {
      get: (all, name, receiver): unknown => {
        const word: unknown = Reflect.get(all, name, receiver);
        if (group === '' && typeof word === 'object' && word !== null) {
          return watched(word, String(name));
        }
        read.add(`${group}.${String(name)}`);
        return word;
      },
    });
  return watched<Words>(en, '');
}

test.each(readExamples())('the words that a $type shows are among those a site needs', (of) => {
  for (const example of Object.values(of.examples)) {
    const block = blockSchema.parse(example);
    const read = new Set<string>();
    const context = { ...testContext(), words: watchedWords(read) };
    renderBlock(block, context);
    const reached = new Set(
      reachedWords({ countdown: undefined, worksOffline: false }, new Set([block.type])).map(
        ({ group, name }) => `${group}.${name}`,
      ),
    );
    expect(Array.from(read).filter((word) => !reached.has(word))).toEqual([]);
  }
});
