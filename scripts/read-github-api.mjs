/**
 * Takes the operations that the editor uses from GitHub's published description of its API (the package @octokit/openapi,
 * 385 MB unpacked and therefore no dependency) and writes them with all their schemas to
 * tests/fixtures/github-api/description.json: node scripts/read-github-api.mjs
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const source = '@octokit/openapi@23.0.2';
const target = 'tests/fixtures/github-api/description.json';

const repository = '/repos/{owner}/{repo}';
const operations = [
  'get /user',
  `get ${repository}`,
  `get ${repository}/git/ref/{ref}`,
  `get ${repository}/git/matching-refs/{ref}`,
  `post ${repository}/git/refs`,
  `patch ${repository}/git/refs/{ref}`,
  `post ${repository}/git/commits`,
  `get ${repository}/git/commits/{commit_sha}`,
  `post ${repository}/git/trees`,
  `get ${repository}/git/trees/{tree_sha}`,
  `post ${repository}/git/blobs`,
  `get ${repository}/git/blobs/{file_sha}`,
  `get ${repository}/compare/{basehead}`,
  `get ${repository}/commits`,
  `get ${repository}/commits/{ref}`,
  `get ${repository}/pulls`,
  `post ${repository}/pulls`,
  `get ${repository}/actions/runs`,
  `get ${repository}/actions/runs/{run_id}/jobs`,
  `get ${repository}/check-runs/{check_run_id}/annotations`,
  `get ${repository}/deployments`,
  `get ${repository}/deployments/{deployment_id}/statuses`,
];

/** The names of parts of an API description that are documentation for people. */
const words = new Set([
  'deprecated',
  'description',
  'example',
  'examples',
  'externalDocs',
  'summary',
  'tags',
  'title',
  'x-github',
  'x-octokit',
]);

/** A description without its documentation. A property of a schema stays even if it is called `title` or `description`. */
function withoutWords(value, areNames = false) {
  if (Array.isArray(value)) return value.map((part) => withoutWords(part));
  if (typeof value !== 'object' || value === null) return value;
  const remaining = Object.entries(value).filter(([name]) => areNames || !words.has(name));
  return Object.fromEntries(
    remaining.map(([name, part]) => [name, withoutWords(part, name === 'properties' && !areNames)]),
  );
}

/** Adds everything that a part of the description refers to. */
function addReferences(part, description, components) {
  if (typeof part !== 'object' || part === null) return;
  if (typeof part.$ref === 'string') {
    const [, , kind, name] = part.$ref.split('/');
    components[kind] ??= {};
    if (!Object.hasOwn(components[kind], name)) {
      components[kind][name] = withoutWords(description.components[kind][name]);
      addReferences(components[kind][name], description, components);
    }
  }
  for (const inner of Object.values(part)) addReferences(inner, description, components);
}

function extract(description) {
  const paths = {};
  const components = {};
  for (const operation of operations) {
    const [method, address] = operation.split(' ');
    const found = description.paths[address]?.[method];
    if (found === undefined) throw new Error(`${source} does not know ${operation}.`);
    paths[address] ??= {};
    paths[address][method] = withoutWords(found);
    addReferences(paths[address][method], description, components);
  }
  // How every operation says that it refuses.
  const refusal = { $ref: '#/components/schemas/basic-error' };
  addReferences(refusal, description, components);
  return { source, openapi: description.openapi, paths, components };
}

const folder = mkdtempSync(path.join(tmpdir(), 'github-api-'));
try {
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', source],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm could not install ${source}.`);
  const generated = path.join(folder, 'node_modules/@octokit/openapi/generated');
  const description = JSON.parse(readFileSync(path.join(generated, 'api.github.com.json'), 'utf8'));
  writeFileSync(target, `${JSON.stringify(extract(description), null, 1)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
