import { expect, test } from 'vitest';
import { EngineClient, type EnginePort } from '../../src/editor/engine/engine-client.ts';
import { hostEngine, type EngineAnswer } from '../../src/editor/engine/engine-host.ts';
import { inFileOrder, type Diagnostic } from '../../src/messages/diagnostic.ts';
import { file, files } from './opened-session.ts';

/** An engine whose answers arrive later, as those of a worker do. */
function latePort(): EnginePort {
  const listeners: ((answer: EngineAnswer) => void)[] = [];
  const ask = hostEngine((answer) =>
    setTimeout(() => listeners.forEach((listener) => listener(answer))),
  );
  return {
    send: ask,
    onAnswer: (listener) => void listeners.push(listener),
    close: () => undefined,
  };
}

test('where the fields of a page are shown is answered to everybody who waits for it', async () => {
  const client = new EngineClient(
    latePort(),
    { files, pictures: [], isOnHost: false },
    () => undefined,
  );
  client.change();
  // A key in the page waits for the first answer when the outline of what was just changed needs one too.
  const [key, outline] = await Promise.all([client.mark(file), client.mark(file)]);
  expect(key?.paths.length).toBeGreaterThan(0);
  expect(outline).toEqual(key);
});

const mistakes = ['pages/a.yaml', 'pages/b.yaml', 'pages/c.yaml'];

const wrong = (name: string) => ({
  text: `title: ${name}\nblocks:\n  - type: prose\n`,
  ofBytes: [],
});

/** Which of the pages with mistakes are among the files of diagnostics. */
const wrongAmong = (names: Iterable<string>): string[] =>
  [...new Set(names)].filter((name) => mistakes.includes(name));

test('of a check, only the diagnostics that have changed are sent, and the others stay the same', async () => {
  const sent: string[][] = [];
  const port = latePort();
  port.onAnswer((answer) => {
    if (answer.kind === 'checked') sent.push(wrongAmong(answer.changed.keys()));
  });
  let found: readonly Diagnostic[] = [];
  const opened = Object.fromEntries(mistakes.toReversed().map((name) => [name, wrong(name)]));
  const client = new EngineClient(
    port,
    { files: { ...files, ...opened }, pictures: [], isOnHost: false },
    (event) => {
      if (event.kind === 'checked') found = event.diagnostics;
    },
  );
  const check = async (texts: Record<string, string | null> = {}) => {
    client.change(texts);
    await client.whenSettled();
    return found;
  };
  const first = await check();
  expect(first).toEqual(first.toSorted(inFileOrder));
  expect(wrongAmong(first.map((one) => one.file))).toEqual(mistakes);
  expect(await check()).toBe(first);
  const fewer = await check({ 'pages/b.yaml': null });
  expect(wrongAmong(fewer.map((one) => one.file))).toEqual(['pages/a.yaml', 'pages/c.yaml']);
  expect(first).toContain(fewer.find((one) => one.file === 'pages/a.yaml'));
  const again = await check({ 'pages/b.yaml': wrong('Again').text });
  expect(wrongAmong(again.map((one) => one.file))).toEqual(mistakes);
  expect(again).toEqual(again.toSorted(inFileOrder));
  expect(sent).toEqual([mistakes, [], ['pages/b.yaml'], ['pages/b.yaml']]);
});

test('pages are compared as they are now, again and again, and a newer text ends it', async () => {
  const client = new EngineClient(
    latePort(),
    { files, pictures: [], isOnHost: false },
    () => undefined,
  );
  const stored = files[file]?.text ?? null;
  const changed = stored?.replace('Kadi ni ya bure', 'Kadi ni ghali') ?? null;
  client.change({ [file]: changed });
  const shows = async () => {
    const pages = await client.compare({ [file]: stored });
    return pages?.map((page) => [page.file, page.after.includes('Kadi ni ghali')]);
  };
  expect(await shows()).toEqual([[file, true]]);
  const ended = client.compare({ [file]: stored });
  client.change({ [file]: stored });
  expect(await ended).toBeNull();
  expect(await shows()).toEqual([]);
  client.change({ [file]: changed });
  expect(await shows()).toEqual([[file, true]]);
});
