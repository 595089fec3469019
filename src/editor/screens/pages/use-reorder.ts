import { useState, type DragEvent } from 'react';
import type { Session } from '../../session/index.ts';
import { currentWords, fillSentence, quoted } from '../../words/index.ts';
import { neighboursOf, orderOps, type ListedPage } from './page-tree.ts';
import type { Reorder } from './PageRow.tsx';

type Target = {
  'data-over'?: 'before' | 'after' | undefined;
  onDragOver?: (event: DragEvent) => void;
  onDrop?: (event: DragEvent) => void;
};

/** Lets pages change their positions in the menu: by keys and buttons, and by dragging them onto a neighbour. */
export function useReorder(
  session: Session,
  pages: readonly ListedPage[],
): { of: (page: ListedPage) => Reorder | null; target: (page: ListedPage) => Target } {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
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
  const moving = pages.find(({ file }) => file === dragged);
  const around = moving ? neighboursOf(pages, moving) : [];
  return {
    of: (page) =>
      neighboursOf(pages, page).length < 2
        ? null
        : {
            move: (by) => move(page, neighboursOf(pages, page).indexOf(page) + by),
            drag: () => setDragged(page.file),
            end,
          },
    target: (page) => {
      const to = around.findIndex(({ file }) => file === page.file);
      if (!moving || to < 0 || page.file === dragged) return {};
      const isBefore = to < around.indexOf(moving);
      return {
        'data-over': over === page.file ? (isBefore ? 'before' : 'after') : undefined,
        onDragOver: (event) => {
          event.preventDefault();
          setOver(page.file);
        },
        onDrop: (event) => {
          event.preventDefault();
          move(moving, to);
          end();
        },
      };
    },
  };
}
