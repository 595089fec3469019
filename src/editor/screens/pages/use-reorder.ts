import { useEffect, useRef } from 'react';
import { valueAt } from '../../../../schema/value-at.ts';
import { applyEdits, openText } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import type { FileOp } from '../../site/index.ts';
import { useRowDrag, type DropPosition } from '../../ui/index.ts';
import {
  currentWords,
  fillSentence,
  inEditorWords,
  quoted,
  type Sentence,
} from '../../words/index.ts';
import { filesBelow, neighboursOf, orderOps, type ListedPage } from './page-tree.ts';
import type { Reorder } from './PageRow.tsx';
import { planMove } from './plan-move.ts';
import { refuseAddress } from './refuse-address.ts';

/** Lets pages change their positions and levels in the menu, by keys and by dragging them at their handles. */
export function useReorder(session: Session, pages: readonly ListedPage[]) {
  const moved = useRef<string | null>(null);
  useEffect(() => {
    // The page has another file now, and so another row.
    const row =
      moved.current && document.querySelector(`[data-row="${CSS.escape(moved.current)}"]`);
    if (row) row.querySelector<HTMLElement>('[data-handle]')?.focus();
    if (row) moved.current = null;
  });
  const move = (page: ListedPage, to: number) => {
    const { actions } = currentWords();
    const neighbours = neighboursOf(pages, page);
    const title = quoted(page.title, page.language);
    const position = Math.min(Math.max(to, 0), neighbours.length - 1);
    const now = neighbours.indexOf(page);
    if (position === now) {
      session.edit([], fillSentence(to < 0 ? actions.isFirst : actions.isLast, { title }));
      return;
    }
    session.edit(
      orderOps(neighbours, page, position),
      fillSentence(actions.moved, { title, position: position + 1, count: neighbours.length }),
    );
  };
  const moveBelow = (page: ListedPage, parent: ListedPage | null, beside?: Beside) => {
    const file = changeParent(session, page, parent, beside);
    if (file !== null) moved.current = file;
  };
  const parentOf = ({ above }: ListedPage) =>
    pages.find(({ address }) => address === above.at(-1)) ?? null;
  const drop = (from: string, to: string, at: DropPosition) => {
    const [page, over] = [from, to].map((file) => pages.find((one) => one.file === file));
    // The home page comes first by itself: what is put down at it becomes the first of the menu.
    const isAtHome = over?.address === '/';
    const target = isAtHome ? pages.find(isFirstInMenu) : over;
    if (!page || !target || target.isEntry || target.above.includes(page.address)) return;
    const position = isAtHome ? 'before' : at;
    if (position === 'into') {
      if (target.address !== page.above.at(-1)) moveBelow(page, target);
      return;
    }
    const neighbours = neighboursOf(pages, page);
    const sibling = neighbours.indexOf(target);
    if (sibling < 0) {
      const others = neighboursOf(pages, target);
      const index = others.indexOf(target) + (position === 'after' ? 1 : 0);
      moveBelow(page, parentOf(target), { to: target, neighbours: others, position: index });
      return;
    }
    const isLater = sibling > neighbours.indexOf(page);
    move(page, sibling + (position === 'after' ? 1 : 0) - (isLater ? 1 : 0));
  };
  const drag = useRowDrag({ hasLevels: true, drop });
  return {
    /** Null for the home page, whose address is fixed, and for entries, which stand in the order of their days. */
    of: (page: ListedPage): Reorder | null => {
      if (page.address === '/' || page.isEntry) return null;
      const neighbours = neighboursOf(pages, page);
      const previous = pages
        .slice(0, pages.indexOf(page))
        .findLast((one) => one.above.length <= page.above.length);
      return {
        move: (by) => move(page, neighbours.indexOf(page) + by),
        hasNeighbours: neighbours.length > 1,
        moveIn: () => {
          if (previous?.above.at(-1) === page.above.at(-1) && previous?.address !== '/')
            moveBelow(page, previous ?? null);
        },
        moveOut: () => {
          const parent = parentOf(page);
          if (parent) moveBelow(page, parentOf(parent));
        },
        handle: drag.handle(page.file),
      };
    },
    row: ({ file }: ListedPage) => drag.row(file),
  };
}

const isFirstInMenu = ({ address, above, isInMenu }: ListedPage): boolean =>
  address !== '/' && above.length === 0 && isInMenu;

/** A position among the pages of another level. */
type Beside = { to: ListedPage; neighbours: readonly ListedPage[]; position: number };

/**
 * Moves a page with those below it under another page, or to the first level: its address, the old address and all links
 * go along, in one step of undo. Returns its new file; null if that is impossible, which is announced.
 */
function changeParent(
  session: Session,
  page: ListedPage,
  parent: ListedPage | null,
  beside?: Beside,
): string | null {
  const { pages: words } = currentWords();
  const to = `${parent?.address ?? ''}/${page.address.split('/').at(-1)}`;
  const refuse = (reason: Sentence): null => {
    session.edit([], reason);
    return null;
  };
  const reason = refuseAddress(session, to, page.file);
  if (reason !== null) return refuse(reason);
  const below = filesBelow(session.files(), page.file);
  const plan = planMove(session, { page, below, to, title: page.title });
  if ('refused' in plan) return refuse(inEditorWords(plan.refused));
  const file = page.file.replace(`pages${page.address}`, () => `pages${to}`);
  const after = new Map(plan.changes.map((one) => [one.file, one.after]));
  const textOf = (one: string) => after.get(one) ?? session.textOf(one) ?? '';
  const listing = valueAt(openText(textOf(file))?.value, ['listing']);
  const unset = (name: string): FileOp[] =>
    valueAt(listing, [name]) === undefined
      ? []
      : [{ file, op: { op: 'unset', path: ['listing', name] } }];
  // The folder says where it belongs now. On the first level, the menu lists only pages that ask for it.
  const isByItself = parent !== null;
  const isInMenu = beside
    ? beside.to.isInMenu
    : parent === null
      ? page.isInMenu
      : valueAt(listing, ['inMenu']) !== false;
  const moved = { ...page, file };
  const notice =
    file === page.file ? words.moved : parent === null ? words.movedOut : words.movedBelow;
  const ops: FileOp[] = [
    ...unset('parent'),
    ...(isInMenu === isByItself
      ? unset('inMenu')
      : [{ file, op: { op: 'set', path: ['listing', 'inMenu'], value: isInMenu } } as const]),
    ...(beside ? orderOps([...beside.neighbours, moved], moved, beside.position) : []),
  ];
  for (const one of new Set(ops.map((op) => op.file))) {
    if (after.get(one) === null) continue;
    const ofFile = ops.flatMap((op) => (op.file === one ? [op.op] : []));
    const edited = applyEdits(textOf(one), ofFile);
    if ('refused' in edited) return refuse(inEditorWords(edited.refused));
    after.set(one, edited.text);
  }
  session.changeTexts(
    [...after].map(([one, text]) => ({ file: one, before: session.textOf(one), after: text })),
    fillSentence(notice, {
      title: quoted(page.title, page.language),
      ...(parent && { parent: quoted(parent.title, parent.language) }),
    }),
  );
  return file;
}
