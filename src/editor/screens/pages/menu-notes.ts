import type { CutMenu } from '../../../site/index.ts';
import { currentWords, fill } from '../../words/index.ts';

/** What the list says of a page where the menu has no room for a whole section. */
type MenuNote = { note: string; canBePinned: boolean };

/** What the menu leaves out: a line beside each of its sections, and the pages that it shows of them, by file. */
export function menuNotes(menus: readonly CutMenu[]): ReadonlyMap<string, MenuNote> {
  const words = currentWords().pages;
  const notes = new Map<string, MenuNote>();
  for (const { section, listed, shown } of menus) {
    const counts = { shown: shown.length, count: listed.length };
    notes.set(section, { note: fill(words.menuShows, counts), canBePinned: false });
    for (const file of listed) notes.set(file, { note: '', canBePinned: true });
    for (const file of shown) notes.set(file, { note: words.isInMenu, canBePinned: true });
  }
  return notes;
}
