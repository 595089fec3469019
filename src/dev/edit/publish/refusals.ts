import type { GitAnswer } from './git.ts';

/** Why nothing was published, in sentences without git terms. */
export const reasons = {
  noNetwork:
    'The published site cannot be reached now. Your changes are kept on this computer; publish again when the line is back.',
  notAllowed:
    'You are not known to the published site, or may not change it. Ask the person who looks after the site.',
  mistakes: 'The site has mistakes, so nothing was published. Correct them first.',
  first: 'Nothing was published from here yet. Publish all changes together first.',
  partMistakes:
    'With these changes alone the site would have mistakes, so nothing was published. Publish all changes together.',
  others: 'Others are publishing at the same moment. Wait a minute and publish again.',
  inUse:
    'Another program is using the versions of this site on this computer, so nothing was published. Wait a minute and publish again. If it stays so, ask the person who looks after the site.',
  newBlock: (type: string) =>
    `A page has the block "${type}", which only this computer has. Ask the person who looks after the site to publish blocks/${type} first.`,
  notOnDisk:
    'The versions of this site could not be stored on this computer, so nothing was published: its disk is full, or this account may not write there. Your changes are kept. Ask the person who looks after the site.',
  refused:
    'The published site has refused the changes. They are kept on this computer. Ask the person who looks after the site.',
  changedMeanwhile:
    'Something was changed on this computer while it was being published. Publish again.',
} as const;

/** Whether the branch has moved in the meantime, or somebody else is moving it at this moment. */
export const isBehind = ({ out, words }: GitAnswer): boolean =>
  /fetch first|non-fast-forward|stale info|cannot lock ref|failed to update ref/.test(out + words);

/** Whether the branch accepts changes only by request. */
export const isProtected = ({ out, words }: GitAnswer): boolean =>
  /protected branch|GH006|rule violations|through a pull request|pre-receive hook declined|not allowed to push/i.test(
    out + words,
  );

/** Whether two programs changed the repository on this computer at once, or one was killed while it did. */
const isInUse = (message: string): boolean =>
  /\.lock'?: File exists|cannot lock ref|unable to lock|another git process/i.test(message);

/** Why git refused, for whoever is publishing. */
export function reasonOf({ out, words }: GitAnswer): string {
  const message = `${out}\n${words}`;
  if (isInUse(message)) return reasons.inUse;
  if (/no space left|disk quota|read-only file system|insufficient permission/i.test(message)) {
    return reasons.notOnDisk;
  }
  if (
    /authentication|permission (?:to .* )?denied|could not read (?:Username|Password)|\b40[13]\b|access denied|not have (?:the )?(?:permission|access)|write access|repository not found|host key verification/i.test(
      message,
    )
  ) {
    return reasons.notAllowed;
  }
  if (
    /could not resolve|unable to access|could not read from remote|timed out|does not appear to be|connection (?:refused|reset|closed)|network is (?:unreachable|down)|hung up|early EOF/i.test(
      message,
    )
  ) {
    return reasons.noNetwork;
  }
  // The message of a hook comes from the maintainer of the site.
  const fromHook = words
    .split('\n')
    .filter(
      (line) =>
        !/^(?: *! \[|error|fatal|hint|warning|To |remote: *$|remote: (?:error|fatal|hint):)/.test(
          line,
        ),
    )
    .map((line) => line.replace(/^remote: /, '').trim())
    .filter((line) => line !== '')
    .join(' ');
  return fromHook === ''
    ? reasons.refused
    : `The published site has refused the changes: ${fromHook}`;
}
