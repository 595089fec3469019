import { sayAsIs } from '../../../messages/index.ts';
import {
  isDocumentName,
  type Progress,
  type PublishAnswer,
  type PublishRequest,
  isChosen,
  type ConflictChoice,
  type PublishOnly,
  mergeDecided,
  type Conflict,
  isUpload,
} from '../../../content/index.ts';
import { currentWords } from '../../words/index.ts';
import { branchOf } from './branch-names.ts';
import type { CommittedFile, GitHost } from './git-host.ts';
import type { HostedBranches, Working } from './hosted-branches.ts';
import type { HostedTexts } from './hosted-texts.ts';
import type { LastBuild } from './last-build.ts';
import { textId } from './blob-id.ts';

type PublishingParts = {
  host: Pick<GitHost, 'propose' | 'publication'>;
  texts: HostedTexts;
  branches: HostedBranches;
  main: string;
  login: string;
  folder: string;
  isReviewed: boolean;
  readLastBuild: () => Promise<LastBuild | null>;
};

/** The number of attempts while others publish at the same moment. */
const maxTries = 4;

export class HostedPublishing {
  readonly #parts: PublishingParts;
  /** The changed files of published versions, which visitors may not see yet. */
  readonly #published = new Map<string, ReadonlyMap<string, string | undefined>>();

  constructor(parts: PublishingParts) {
    this.#parts = parts;
  }

  async publish({ message, choices, only }: PublishRequest): Promise<PublishAnswer> {
    const { branches, texts, isReviewed } = this.#parts;
    for (let tries = 0; tries < maxTries; tries += 1) {
      const working = await branches.decided(choices);
      const part = only ? await joinPart(only, working, texts, choices) : null;
      const { conflicts } = part ?? working;
      if (conflicts.length > 0) return { kind: 'conflicts', conflicts };
      const files = part?.files ?? null;
      const changed = files?.map(({ path }) => path) ?? branches.changedFiles(working);
      if (changed.length === 0) return { kind: 'published' };
      if (isReviewed) return this.#propose(message, working, files);
      const answer = await branches.publish(message, working, files);
      if (answer.kind === 'refused') return { kind: 'failed', reason: sayAsIs(answer.reason) };
      if (answer.kind === 'protected') return this.#propose(message, working, files);
      if (answer.kind === 'committed') {
        const blobs = part?.blobs ?? working.files;
        this.#published.set(
          answer.commit,
          new Map(changed.filter(isDocumentName).map((file) => [file, blobs.get(file)])),
        );
        return { kind: 'published', version: answer.commit };
      }
    }
    return { kind: 'failed', reason: sayAsIs(currentWords().web.others) };
  }

  async #propose(
    message: string,
    working: Working,
    selection: readonly CommittedFile[] | null,
  ): Promise<PublishAnswer> {
    const { host, branches, login, folder, main } = this.#parts;
    const branch = branchOf('edit', login, folder);
    const answer = await branches.commitForReview(branch, message, working, selection);
    if (answer.kind === 'refused') return { kind: 'failed', reason: sayAsIs(answer.reason) };
    if (answer.kind !== 'committed')
      return { kind: 'failed', reason: sayAsIs(currentWords().web.others) };
    const [title = ''] = message.split('\n', 1);
    return {
      kind: 'proposed',
      link: await host.propose({ branch, into: main, title, text: message }),
    };
  }

  async progress(version: string): Promise<Progress> {
    const files = this.#published.get(version);
    const lastBuild = files && (await this.#parts.readLastBuild());
    const shown = files && lastBuild ? shownBy(lastBuild, files) : 'nothing';
    if (shown === 'all') return { kind: 'live', link: null };
    const state = await this.#parts.host.publication(version);
    if (state.kind === 'unknown') return { kind: 'unknown', link: null };
    if (state.kind !== 'built') return state;
    // Visitors get it as soon as the host has passed it on; the editor cannot wait for what no build shows.
    return { kind: shown === 'hidden' ? 'live' : 'building', link: state.link };
  }
}

/**
 * How many of the published files a build shows. No build contains pages that visitors do not see yet; if there is
 * nothing else, the answer is `hidden`: the build may be an older one as well.
 */
function shownBy(
  { files: built }: Pick<LastBuild, 'files'>,
  published: ReadonlyMap<string, string | undefined>,
): 'all' | 'hidden' | 'nothing' {
  const open = [...published].filter(([file, blob]) => blob === undefined || file in built);
  if (open.length === 0) return 'hidden';
  return open.every(([file, blob]) => built[file]?.blob === blob) ? 'all' : 'nothing';
}

/** The files of a part that differ from the published ones, the git object ids of their texts, and the conflicts. */
type JoinedPart = {
  files: CommittedFile[];
  blobs: ReadonlyMap<string, string | undefined>;
  conflicts: Conflict[];
};

/** Merges a part of the changes with what others have published in the meantime. Its uploads are drafts. */
async function joinPart(
  { changes, uploads }: PublishOnly,
  { main, files: working }: Pick<Working, 'main' | 'files'>,
  texts: HostedTexts,
  choices: readonly ConflictChoice[],
): Promise<JoinedPart> {
  const files: CommittedFile[] = [];
  const blobs = new Map<string, string | undefined>();
  const conflicts: Conflict[] = [];
  for (const { file, before, after } of changes) {
    if (isUpload(file)) {
      if (main.files.get(file)?.blob === before) files.push({ path: file, content: null });
      continue;
    }
    const blob = main.files.get(file)?.blob;
    const theirs = blob === undefined ? null : (await texts.read(file, blob)).text;
    const merged = mergeDecided({ file, base: before, ours: after, theirs }, (conflict) =>
      isChosen(choices, conflict),
    );
    conflicts.push(...merged.conflicts);
    if (merged.text === theirs) continue;
    files.push({ path: file, content: merged.text });
    const id = merged.text === null ? undefined : await textId(merged.text);
    if (id !== undefined && merged.text !== null) texts.add(id, merged.text);
    blobs.set(file, id);
  }
  for (const path of uploads) {
    const blob = working.get(path);
    if (blob === undefined || main.files.get(path)?.blob === blob) continue;
    files.push({ path, content: { blob } });
  }
  return { files, blobs, conflicts };
}
