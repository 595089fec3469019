import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../../src/build/index.ts';

/** The stages of a build, by the files that begin them. */
const stages: readonly (readonly [stage: string, files: RegExp])[] = [
  ['search', /src\/(?:site\/search\/|build\/search-files)/],
  ['write', /src\/build\/publish\//],
  ['store and reuse', /src\/build\/(?:cache\/|recorder|document-hash)/],
  ['parse', /src\/content\/(?:yaml\/|source\.ts)/],
  ['check', /src\/content\/|src\/site\/pages\/page-summary/],
  ['cross-page checks', /src\/site\/checks\/check-site/],
  ['tree', /src\/site\/build-site-tree/],
  ['pages to send', /src\/(?:render|site)\/send\//],
  ['cards and pictures', /src\/build\/(?:social-card|card-plate|build-images|pictures|scrims)/],
  [
    'styles and fonts',
    /src\/build\/(?:write-styles|page-styles|write-fonts|fonts\/|write-scripts)/,
  ],
  ['messages', /src\/messages\/(?:format-|word-message)/],
  ['render', /src\/render\/|src\/build\/page-maker/],
  ['read', /src\/build\/content-files\//],
];

type Frame = { functionName: string; url: string; lineNumber: number; columnNumber: number };

type Profile = {
  nodes: { id: number; callFrame: Frame; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
};

/** Makes the function that returns the stage which a function of the built engine begins; null for most functions. */
function createStageOf(): (frame: Frame) => string | null {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (url: string): SourceMap | null => {
    const cached = maps.get(url);
    if (cached !== undefined) return cached;
    const file = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : '';
    const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
    maps.set(url, map);
    return map;
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (functionName === '(garbage collector)') return 'garbage collection';
    const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
    const source = entry && 'originalSource' in entry ? entry.originalSource : '';
    return stages.find(([, files]) => files.test(source))?.[0] ?? null;
  };
}

const isWaiting = ({ functionName }: Frame): boolean =>
  functionName === '(idle)' || functionName === '(program)';

/** Adds the time of each stage in a profile: that of the innermost function on the stack that begins one. */
function addProfile(profile: Profile, times: Map<string, number>): void {
  const stageOf = createStageOf();
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const ofNodes = new Map<number, string>();
  // Callers come before what they call.
  for (const { id, callFrame, children = [] } of profile.nodes) {
    const stage = stageOf(callFrame) ?? ofNodes.get(id) ?? 'start and other';
    ofNodes.set(id, stage);
    for (const child of children) ofNodes.set(child, stage);
  }
  for (const [index, node] of profile.samples.entries()) {
    const frame = frames.get(node);
    if (!frame || isWaiting(frame)) continue;
    const stage = ofNodes.get(node) ?? '';
    times.set(stage, (times.get(stage) ?? 0) + (profile.timeDeltas[index] ?? 0));
  }
}

/**
 * The share of each stage in the time of all threads of a full build, the largest first. It builds the content once more, watched by
 * V8's profiler, which writes into `folder`.
 */
export function measureStages(content: string, folder: string): [stage: string, share: number][] {
  const watched = ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  const build = ['scripts/run.mjs', 'build', '--content', content, '--out'];
  const { status } = spawnSync(process.execPath, [...watched, ...build, path.join(folder, 'out')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new CommandError('A build stopped, and so does the benchmark.', 2);
  const times = new Map<string, number>();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.cpuprofile')) continue;
    addProfile(JSON.parse(readFileSync(path.join(folder, name), 'utf8')), times);
  }
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return Array.from(times, ([stage, time]): [string, number] => [stage, time / all]).toSorted(
    ([, one], [, other]) => other - one,
  );
}
