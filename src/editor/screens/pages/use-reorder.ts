import { useEffect, useRef } from 'react';
import { valueAt } from '../../../../schema/value-at.ts';
import { applyEdits, openText, type EditOp } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
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
  const moveBelow = (page: ListedPage, parent: ListedPage | null) => {
    const file = changeParent(session, page, parent);
    if (file !== null) moved.current = file;
  };
  const parentOf = ({ above }: ListedPage) =>
    pages.find(({ address }) => address === above.at(-1)) ?? null;
  const drop = (from: string, to: string, position: DropPosition) => {
    const [page, target] = [from, to].map((file) => pages.find((one) => one.file === file));
    if (!page || !target || target.isEntry || target.above.includes(page.address)) return;
    if (position === 'into') {
      if (target.address !== page.above.at(-1)) moveBelow(page, target);
      return;
    }
    const neighbours = neighboursOf(pages, page);
    const index = neighbours.indexOf(target);
    if (index < 0) {
      if (target.above.at(-1) !== page.above.at(-1)) moveBelow(page, parentOf(target));
      return;
    }
    const isLater = index > neighbours.indexOf(page);
    move(page, index + (position === 'after' ? 1 : 0) - (isLater ? 1 : 0));
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

/**
 * Moves a page with those below it under another page, or to the first level: its address, the old address and all links
 * go along, in one step of undo. Returns its new file; null if that is impossible, which is announced.
 */
function changeParent(
  session: Session,
  page: ListedPage,
  parent: ListedPage | null,
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
  const text = plan.changes.find((one) => one.file === file)?.after ?? session.textOf(file) ?? '';
  // The folder says where it belongs now. On the first level, the menu lists only pages that ask for it.
  const isNamed = valueAt(openText(text)?.value, ['listing', 'parent']) !== undefined;
  const ops: EditOp[] = [
    ...(isNamed ? [{ op: 'unset', path: ['listing', 'parent'] } satisfies EditOp] : []),
    ...(parent === null && page.isInMenu
      ? [{ op: 'set', path: ['listing', 'inMenu'], value: true } satisfies EditOp]
      : []),
  ];
  const edited = applyEdits(text, ops);
  if ('refused' in edited) return refuse(inEditorWords(edited.refused));
  session.changeTexts(
    [
      ...plan.changes.filter((one) => one.file !== file),
      { file, before: session.textOf(file), after: edited.text },
    ],
    fillSentence(parent ? words.movedBelow : words.movedOut, {
      title: quoted(page.title, page.language),
      ...(parent && { parent: quoted(parent.title, parent.language) }),
    }),
  );
  return file;
}
