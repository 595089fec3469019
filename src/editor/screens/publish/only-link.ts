import type { SessionState } from '../../session/index.ts';

/** The address at which only some of the changed files are published. */
export const onlyLink = (...files: string[]): string =>
  `/@edit/publish?${new URLSearchParams(files.map((file) => ['only', file])).toString()}`;

/** Whether a part can be published: only if the published texts are known. */
export const hasParts = ({ site }: SessionState): boolean => site.published !== null;
