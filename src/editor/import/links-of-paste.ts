import type { Value } from '../../content/index.ts';
import { linkFromElsewhere, type FileOp } from '../site/index.ts';
import type { LinkTo } from '../rich-text/index.ts';
import type { Session } from '../session/index.ts';

export type LinkOps = readonly FileOp[];

/** Rewrites pasted links as this site writes them, and collects what those that are used need in the settings. */
export function linksOfPaste(session: Session) {
  const found = new Map<string, { to: string; ops: FileOp[] }>();
  const linkTo: LinkTo = (address, label) => {
    const link = found.get(address) ?? linkFromElsewhere(session, { address, label });
    const isTaken = [...found].some(([other, { to }]) => other !== address && to === link?.to);
    if (!link || isTaken) return address;
    found.set(address, link);
    return link.to;
  };
  const opsOf = (values: readonly Value[]): LinkOps => {
    const text = JSON.stringify(values);
    return [...found.values()].flatMap(({ to, ops }) => (text.includes(`](${to})`) ? ops : []));
  };
  return { linkTo, opsOf };
}
