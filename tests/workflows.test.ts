import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const permissions = z.union([z.string(), z.record(z.string(), z.string())]);
const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflowSchema = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions,
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      permissions: permissions.optional(),
      steps: z.array(stepSchema),
    }),
  ),
});
type Workflow = z.output<typeof workflowSchema>;

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
/** What a line must look like for a reader, and Dependabot, to know which release a commit is. */
const namedRelease = /uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** Each way in which a workflow gives more away, or trusts more, than it needs. */
function weaknesses(text: string): string[] {
  const result = workflowSchema.safeParse(parse(text));
  if (!result.success) {
    return result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  }
  const unnamed = text
    .split('\n')
    .filter((line) => /\buses:/.test(line) && !namedRelease.test(line))
    .map((line) => `no release named after the commit: ${line.trim()}`);
  const secrets = /\$\{\{[^}]*\bsecrets\b/.test(text)
    ? ['a secret is within reach of what runs']
    : [];
  return [...weaknessesOf(result.data), ...unnamed, ...secrets];
}

/** What hands over what another job has built, and runs none of the repository's code. */
const handsOver = ({ uses, run }: Workflow['jobs'][string]['steps'][number]): boolean =>
  run === undefined
    ? /^actions\/(?:deploy-pages|download-artifact|setup-node)@/.test(uses ?? '')
    : /^npm publish --provenance \.\/\*\.tgz$/.test(run);

/** A job that does nothing but hand over what another one has built may have the rights for that, and no others. */
const isPublisher = ({ permissions: rights, steps }: Workflow['jobs'][string]): boolean =>
  typeof rights === 'object' &&
  Object.keys(rights).every((name) => ['pages', 'id-token'].includes(name)) &&
  steps.every(handsOver);

function weaknessesOf({ on, permissions: rights, jobs }: Workflow): string[] {
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const granted = [
    rights,
    ...Object.values(jobs).map((job) => (isPublisher(job) ? {} : (job.permissions ?? {}))),
  ];
  return [
    ...['pull_request_target', 'workflow_run']
      .filter((event) => event in on)
      .map((event) => `${event} runs code of strangers with rights to the repository`),
    ...granted
      .filter((given) => typeof given === 'string' || Object.values(given).includes('write'))
      .map((given) => `more than reading: ${JSON.stringify(given)}`),
    ...steps
      .filter(({ uses }) => uses !== undefined && !pinned.test(uses))
      .map(({ uses }) => `not pinned to a commit: ${uses}`),
    ...steps
      .filter(
        ({ uses, with: options }) =>
          uses?.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false,
      )
      .map(() => 'checkout leaves its token in the work tree'),
    ...steps
      .filter(({ run }) => run?.includes('${{'))
      .map(({ run }) => `a value becomes part of a command: ${run}`),
  ];
}

/** Those of this repository, and the one of a new site. */
const folders = ['.github/workflows', 'scripts/starter/project/.github/workflows'];
const workflows = folders.flatMap((folder) =>
  readdirSync(folder).map((file) => ({
    file,
    text: readFileSync(path.join(folder, file), 'utf8'),
  })),
);
const { scripts, engines } = z
  .object({
    scripts: z.record(z.string(), z.string()),
    engines: z.object({ node: z.string() }),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe.each(workflows)('$file', ({ text }) => {
  test('trusts and grants no more than it needs', () => {
    expect(weaknesses(text)).toEqual([]);
  });

  test('runs only commands that package.json has', () => {
    const run = Object.values(workflowSchema.parse(parse(text)).jobs).flatMap(({ steps }) =>
      steps.map((step) => step.run ?? ''),
    );
    const named = Array.from(
      run.join('\n').matchAll(/npm (?:run )?([\w:-]+)/g),
      ([, name = '']) => name,
    );
    const ofNpm = ['audit', 'ci', 'install', 'pack', 'publish', 'sbom'];
    expect(named.filter((name) => !ofNpm.includes(name) && !(name in scripts))).toEqual([]);
  });
});

test('all checks run on every system and every version of Node that the project names', () => {
  const { jobs } = z
    .object({
      jobs: z.object({
        all: z.object({
          'runs-on': z.literal('${{ matrix.os }}'),
          strategy: z.object({
            matrix: z.object({ os: z.array(z.string()), node: z.array(z.string()) }),
          }),
        }),
      }),
    })
    .parse(parse(readFileSync('.github/workflows/check.yml', 'utf8')));
  const { os, node } = jobs.all.strategy.matrix;
  expect(os).toEqual(['ubuntu-latest', 'windows-latest', 'macos-latest']);
  expect(engines.node).toBe(`>=${node[0]}`);
  expect(node.slice(1)).toEqual(['22', '24']);
});

const checkout = `actions/checkout@${'a'.repeat(40)} # v6.0.2`;
const sound = `on: { push: }
permissions: { contents: read }
jobs:
  all:
    timeout-minutes: 5
    steps:
      - uses: ${checkout}
        with: { persist-credentials: false }
      - run: npm test
`;

test('a valid workflow has no weakness', () => expect(weaknesses(sound)).toEqual([]));

test.each([
  ['a tag instead of a commit', checkout, 'actions/checkout@v6'],
  ['a commit without its release', ' # v6.0.2', ''],
  ['a token left behind', 'persist-credentials: false', 'fetch-depth: 1'],
  ['no permissions', 'permissions: { contents: read }', ''],
  ['all permissions', '{ contents: read }', 'write-all'],
  ['a right to write', 'contents: read', 'contents: write'],
  ['a right of one job', 'timeout-minutes: 5', 'timeout-minutes: 5\n    permissions: write-all'],
  [
    'a right to publish beside a command',
    'timeout-minutes: 5',
    'timeout-minutes: 5\n    permissions: { pages: write }',
  ],
  [
    'a right to publish beside the code of the repository',
    /timeout-minutes: 5[^]*/.exec(sound)?.[0] ?? '',
    `timeout-minutes: 5
    permissions: { id-token: write }
    steps:
      - uses: ${checkout}
        with: { persist-credentials: false }
      - run: npm publish --provenance ./*.tgz
`,
  ],
  ['no time limit', 'timeout-minutes: 5', ''],
  ['rights for pull requests of strangers', 'push:', 'pull_request_target:'],
  ['a secret', 'npm test', 'npm test\n        env: { TOKEN: "${{ secrets.TOKEN }}" }'],
  ['a title that becomes a command', 'npm test', 'echo ${{ github.event.pull_request.title }}'],
])('%s is found', (_, good, bad) => {
  expect(weaknesses(sound.replace(good, () => bad))).not.toEqual([]);
});
