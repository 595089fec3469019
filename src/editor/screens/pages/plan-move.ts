import { pageSchema } from '../../../../schema/page.ts';
import { movePages, type PageChange } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import type { ListedPage } from './page-tree.ts';

const oldAddressField: keyof typeof pageSchema.shape = 'movedFrom';

type Plan = { page: ListedPage; below: readonly string[]; to: string; title: string };

/** The changes in files when a page moves with its descendants. */
export function planMove(session: Session, { page, below, to, title }: Plan): PageChange {
  const moves = [page.file, ...below].map((from) => ({
    from,
    to: from.replace(fileStart(page.address), () => fileStart(to)),
  }));
  return movePages(session.texts(), {
    moves: to === page.address ? [] : moves,
    oldAddressField,
    title: title.trim() === page.title ? null : { file: page.file, title: title.trim() },
  });
}

const fileStart = (address: string): string => `pages${address}`;
