import { afterEach, expect } from 'vitest';
import { textId } from '../../../src/editor/store/git-host/blob-id.ts';
import type { CopiedHost } from '../../../src/editor/store/git-host/copied-host.ts';
import type { GitHost } from '../../../src/editor/store/git-host/git-host.ts';
import { githubHost } from '../../../src/editor/store/git-host/github.ts';
import { HostedStore } from '../../../src/editor/store/git-host/hosted-store.ts';
import type { ReducedPicture } from '../../../src/editor/store/git-host/hosted-uploads.ts';
import type {
  PendingUpload,
  PendingUploads,
} from '../../../src/editor/store/git-host/pending-uploads.ts';
import type { LastBuild } from '../../../src/editor/store/git-host/last-build.ts';
import type {
  PublishAnswer,
  PublishRequest,
  StoredSite,
} from '../../../src/content/edit-protocol/store.ts';
import { GithubDouble } from '../../github-double/github-double.ts';

export const fees = 'pages/fees.yaml';
export const feesText = `# What it costs
title: Fees
terms:
  - name: First
    amount: 100
  - name: Second
    amount: 200
`;

const texts: Record<string, string> = {
  'site.yaml': 'name: Lakeside\n',
  'pages/index.yaml': 'title: Home\n',
  [fees]: feesText,
};

const inContent = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`content/${file}`, text]));

const doubles: GithubDouble[] = [];

afterEach(() => {
  expect(doubles.splice(0).flatMap(({ mistakes }) => mistakes)).toEqual([]);
});

/** A picture as a browser would have made it smaller. */
export const reduced = (bytes: number[]): ReducedPicture => ({
  bytes: Uint8Array.from(bytes),
  extension: 'jpg',
  width: 4,
  height: 3,
});

type OpenedStore = {
  isReviewed?: boolean;
  folder?: string;
  /** Lets the device make a copy of what it reads from the host. */
  through?: (host: GitHost) => CopiedHost;
};

/** Uploads that wait in memory instead of a browser. */
function memoryUploads(): PendingUploads {
  const uploads = new Map<string, PendingUpload>();
  return {
    all: async () => [...uploads.values()],
    add: async (upload) => void uploads.set(upload.name, upload),
    remove: async (name) => void uploads.delete(name),
  };
}

/** A site on the double of GitHub, and the stores of those who edit it. */
export async function storeSetup() {
  const double = new GithubDouble({
    files: { 'README.md': 'About\n', ...inContent(texts) },
  });
  doubles.push(double);
  const files: LastBuild['files'] = {};
  for (const [file, text] of Object.entries(texts))
    files[file] = { text, blob: await textId(text) };
  const build: { latest: LastBuild } = { latest: { files, pictures: [], blocks: [] } };

  const pending = memoryUploads();
  /** The store of a device; each has its own token. */
  const open = (login = 'amina', options: OpenedStore = {}): HostedStore => {
    const { isReviewed = false, folder = 'content', through } = options;
    const token = `${login} ${double.people.size}`;
    double.addToken(token, {}, login);
    const host = githubHost({
      api: 'https://api.github.com',
      owner: 'lakeside',
      name: 'website',
      folder,
      token: () => token,
      now: () => 0,
      fetch: (address, request) => double.answer(new Request(address, request)),
    });
    const copied = through?.(host);
    return new HostedStore({
      host: copied?.host ?? host,
      ...(copied ? { copy: copied } : {}),
      name: 'lakeside/website',
      id: 'lakeside',
      main: 'main',
      login,
      folder,
      isReviewed,
      lastBuild: build.latest,
      readLastBuild: async () => build.latest,
      pending,
      reducePicture: async (photograph) =>
        reduced([...new Uint8Array(await photograph.arrayBuffer())]),
    });
  };
  const { repository } = double;
  /** A developer's change, made elsewhere. */
  const changeOutside = (changes: Record<string, string | null>) =>
    repository.commit(
      'main',
      Object.fromEntries(Object.entries(changes).map(([file, text]) => [`content/${file}`, text])),
    );
  return {
    double,
    repository,
    build,
    pending,
    open,
    changeOutside,
    published: (file: string) => repository.text('main', `content/${file}`),
    drafted: (file: string) => repository.text('drafts/amina', `content/${file}`),
  };
}

/** The fees with amounts for the two terms. */
export const feesWith = (first: number, second = 200): string =>
  feesText.replace('100', String(first)).replace('200', String(second));

export const textIn = ({ files }: StoredSite, file = fees): string | undefined => files[file]?.text;

/** Saves a text over what the store has. */
export async function save(store: HostedStore, text: string | null, file = fees) {
  const { files } = await store.read();
  return store.save([{ file, baseHash: files[file]?.hash ?? null, text }]);
}

export const publish = (
  store: HostedStore,
  choices: PublishRequest['choices'] = [],
  only?: PublishRequest['only'],
): Promise<PublishAnswer> =>
  store.publish({ message: 'Fees: 100 → 120\n\nFor the new year.', choices, only });
