import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { array, constantFrom, integer, noBias, record, sample } from 'fast-check';
import { expect } from 'vitest';
import { folderDestination } from '../../scripts/deploy/deploy-to-folder.ts';
import { remoteDestination } from '../../scripts/deploy/deploy-to-target.ts';
import type { Destination } from '../../scripts/deploy/deploy-target.ts';
import { ended, killedAt } from '../build/interrupted-publish.ts';
import { readFiles, type Files } from '../build/publish-sites.ts';
import { doubleOfTarget } from './deploy-double.ts';
import { filesIn, newFolder, versionOf } from './deployed-sites.ts';

type Name = 'A' | 'B' | 'C';
type Command = Name | 'previous';

/** A version of a site: pages that all versions have, one that does not change, and one that no other has. */
const siteOf = (name: Name): Files => ({
  'index.html': `home ${name}, main-${name}`,
  'same/index.html': 'the same',
  'fees/index.html': name === 'C' ? 'fees A' : `fees ${name}`,
  'news/index.html': `news ${name}`,
  [`only-${name}/index.html`]: `only ${name}`,
  [`assets/main-${name}.js`]: `script ${name}`,
});
const sites = { A: siteOf('A'), B: siteOf('B'), C: siteOf('C') };
const names = ['A', 'B', 'C'] as const;

const kinds = {
  folder: {
    /** Runs a command and cuts it off before its n-th step. Returns its result and the steps it came to. */
    run: async (root: string, n: number, work: (to: Destination) => Promise<unknown>) => {
      let steps = 0;
      const destination = folderDestination(root, { owner: ended() });
      await killedAt(
        n,
        () => (steps += 1),
        () => work(destination),
      );
      return steps;
    },
    journal: '.publish/journal.json',
    noted: /^\.(?:publish\/manifest\.json|deployed\/before(?:\.json\.gz|\/.+))$/,
  },
  remote: {
    run: async (root: string, n: number, work: (to: Destination) => Promise<unknown>) => {
      let steps = 0;
      const target = doubleOfTarget(root, () => {
        if (steps + 1 >= n) throw new Error('The connection is lost.');
        steps += 1;
      });
      const running = work(remoteDestination(target, { owner: ended(), batchSize: 2 }));
      await running.catch((error: unknown) => {
        if (n === Infinity) throw error;
      });
      return steps;
    },
    journal: '.deployed/journal.json.gz',
    noted: /^\.deployed\/(?:current\.json\.gz|before(?:-2)?\/.+)$/,
  },
};
type Kind = keyof typeof kinds;

/** What may be at a target. */
type State = {
  live: Name | null;
  before: Name | null;
  /** A command that was cut off after it had begun to change the site. */
  pending: Command | null;
  /** Whether a journal is there. */
  isNoted: boolean;
  /** Whether a rollback was cut off when nothing but its journal remained, so that it is not to be repeated. */
  isJustBack: boolean;
};

const settled = (live: Name | null, before: Name | null): State => ({
  live,
  before,
  pending: null,
  isNoted: false,
  isJustBack: false,
});

/** The state after a command; null if there is nothing to go back to. */
function complete(kind: Kind, state: State, command: Command): State | null {
  const { live, before, pending, isJustBack } = state;
  if (pending !== null && kind === 'folder') {
    const finished = complete(kind, settled(live, before), pending);
    if (finished === null || (pending === 'previous' && command === 'previous')) return finished;
    return complete(kind, finished, command);
  }
  if (command !== 'previous')
    return command === live ? settled(live, before) : settled(command, live);
  if (isJustBack) return settled(live, before);
  if (pending !== null && pending !== 'previous') return live && settled(live, before);
  return before && settled(before, live);
}

/** What may be at a target after a command that was cut off; with `isSeen`, visitors see some of its changes. */
function cutOff(kind: Kind, state: State, command: Command, isSeen: boolean): State[] {
  const isRemote = kind === 'remote';
  const { live, before, pending } = state;
  const done = complete(kind, state, command);
  // A remote deployment that was cut off is undone by a rollback, and repeating that undoes it again.
  const isUndone = isRemote && command === 'previous' && pending !== null;
  const begun = { ...state, pending: isUndone ? pending : command, isNoted: true };
  const finished =
    pending !== null && !isRemote ? complete(kind, settled(live, before), pending) : null;
  const unseen = [state, finished, pending === null ? settled(live, before) : null];
  return [
    { ...begun, isJustBack: false },
    ...(finished ? [{ ...finished, pending: command, isNoted: true }] : []),
    ...(isSeen ? [] : unseen.flatMap((each) => each ?? [])),
    ...(done ? [done] : []),
    ...(done && isRemote ? [{ ...done, isNoted: true, isJustBack: command === 'previous' }] : []),
  ];
}

/** The version that visitors find: all its files, and nothing else but scripts of the one before; null for a mix. */
function wholeVersion(root: string): Name | null {
  const found = filesIn(root);
  const isOf = (name: Name) =>
    Object.entries(sites[name]).every(([file, text]) => found[file] === text) &&
    Object.keys(found).every((file) => file in sites[name] || file.startsWith('assets/')) &&
    Object.keys(found).length <= Object.keys(sites[name]).length + 1;
  return names.find(isOf) ?? null;
}

const command = constantFrom<Command>('A', 'B', 'C', 'previous');
const sequence = record({
  kind: constantFrom<Kind>('folder', 'remote'),
  begin: array(constantFrom<Name>('A', 'B'), { maxLength: 2 }),
  cuts: array(record({ command, at: integer({ min: 0, max: 999 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  last: command,
});

/** Sequences of commands, with 200 places in all at which one is cut off. */
export function sequencesWithCuts(count: number) {
  let left = count;
  return sample(noBias(sequence), { numRuns: count, seed: 30 }).flatMap((each) => {
    const cuts = each.cuts.slice(0, left);
    left -= cuts.length;
    return cuts.length === 0 ? [] : [{ ...each, cuts }];
  });
}

/** Carries out a sequence, and expects that its last command leaves the wanted version whole and nothing else. */
export async function checkSequence({
  kind,
  begin,
  cuts,
  last,
}: ReturnType<typeof sequencesWithCuts>[number]): Promise<void> {
  const { run, noted, journal } = kinds[kind];
  const root = newFolder();
  const versions = { A: versionOf(sites.A), B: versionOf(sites.B), C: versionOf(sites.C) };
  const work = (wanted: Command) => (destination: Destination) =>
    destination.deploy(wanted === 'previous' ? wanted : versions[wanted]);
  let states: State[] = [settled(null, null)];
  for (const name of begin) {
    await run(root, Infinity, work(name));
    states = states.flatMap((state) => complete(kind, state, name) ?? []);
  }
  for (const { command: wanted, at } of cuts) {
    const copy = newFolder();
    cpSync(root, copy, { recursive: true, preserveTimestamps: true });
    const steps = await run(copy, Infinity, work(wanted));
    const seen = wholeVersion(root);
    await run(root, 1 + Math.floor((at / 1000) * steps), work(wanted));
    const isSeen = seen !== null && wholeVersion(root) === null;
    const isNoted = existsSync(path.join(root, journal));
    states = states
      .flatMap((state) => cutOff(kind, state, wanted, isSeen))
      .filter((state) => state.isNoted === isNoted);
    for (const [file, text] of Object.entries(filesIn(root)))
      expect(names.map((name) => sites[name][file])).toContain(text);
  }
  const expectAfter = async (wanted: Command) => {
    let outcome: unknown = null;
    await run(root, Infinity, async (destination) => {
      outcome = await work(wanted)(destination);
    });
    if (outcome === null) {
      expect(states.map((state) => complete(kind, state, wanted))).toContain(null);
      states = [];
      return;
    }
    const version = wholeVersion(root);
    states = states
      .flatMap((state) => complete(kind, state, wanted) ?? [])
      .filter(({ live }) => live === version);
    expect(states, `${wanted} leaves ${version}`).not.toEqual([]);
    const others = Object.keys(readFiles(root, true)).filter((file) => file.startsWith('.'));
    expect(others.filter((file) => !noted.test(file))).toEqual([]);
  };
  await expectAfter(last);
  // The backup is whole as well.
  if (states.length > 0) await expectAfter('previous');
}
