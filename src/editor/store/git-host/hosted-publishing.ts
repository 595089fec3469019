import { isDocumentName } from '../../../content/document-name.ts';
import type { Progress, PublishAnswer, PublishRequest } from '../../../edit-protocol/store.ts';
import { currentWords } from '../../words/words.ts';
import { branchOf } from './branch-names.ts';
import type { CommittedFile, GitHost } from './git-host.ts';
import type { HostedBranches, Working } from './hosted-branches.ts';
import type { HostedTexts } from './hosted-texts.ts';
import { joinPart } from './join-part.ts';
import type { LastBuild } from './last-build.ts';
import { shownBy } from './shown-by.ts';

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

/** Publishes to the published branch, or to a branch for review. */
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
      if (answer.kind === 'refused') return { kind: 'failed', reason: answer.reason };
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
    return { kind: 'failed', reason: currentWords().web.others };
  }

  async #propose(
    message: string,
    working: Working,
    selection: readonly CommittedFile[] | null,
  ): Promise<PublishAnswer> {
    const { host, branches, login, folder, main } = this.#parts;
    const branch = branchOf('edit', login, folder);
    const answer = await branches.commitForReview(branch, message, working, selection);
    if (answer.kind === 'refused') return { kind: 'failed', reason: answer.reason };
    if (answer.kind !== 'committed') return { kind: 'failed', reason: currentWords().web.others };
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
