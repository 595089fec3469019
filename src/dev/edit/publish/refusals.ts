import { say, type Message } from '../../../messages/index.ts';
import type { GitAnswer } from './git.ts';

/** Whether the branch has moved in the meantime, or somebody else is moving it at this moment. */
export const isBehind = ({ out, words }: GitAnswer): boolean =>
  /fetch first|non-fast-forward|stale info|cannot lock ref|failed to update ref/.test(out + words);

export const isProtected = ({ out, words }: GitAnswer): boolean =>
  /protected branch|GH006|rule violations|through a pull request|pre-receive hook declined|not allowed to push/i.test(
    out + words,
  );

/** Whether two programs changed the repository on this computer at once, or one was killed while it did. */
const isInUse = (message: string): boolean =>
  /\.lock'?: File exists|cannot lock ref|unable to lock|another git process/i.test(message);

/** Why git refused, for whoever is publishing: a message without git terms. */
export function reasonOf({ out, words }: GitAnswer): Message {
  const message = `${out}\n${words}`;
  if (isInUse(message)) return say('publish-inUse');
  if (/no space left|disk quota|read-only file system|insufficient permission/i.test(message)) {
    return say('publish-notOnDisk');
  }
  if (
    /authentication|permission (?:to .* )?denied|could not read (?:Username|Password)|\b40[13]\b|access denied|not have (?:the )?(?:permission|access)|write access|repository not found|host key verification/i.test(
      message,
    )
  ) {
    return say('publish-notAllowed');
  }
  if (
    /could not resolve|unable to access|could not read from remote|timed out|does not appear to be|connection (?:refused|reset|closed)|network is (?:unreachable|down)|hung up|early EOF/i.test(
      message,
    )
  ) {
    return say('publish-noNetwork');
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
  return fromHook === '' ? say('publish-refused') : say('publish-refusedWhy', { reason: fromHook });
}
