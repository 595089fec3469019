/** A visible line of the tree. Sub-strands follow their strand. */
export type Row = { id: string; strand: string; isStrand: boolean; isOpen: boolean };

/** What a key does in the tree: move to another line, or expand or collapse a strand. */
export type TreeMove = { focus: string } | { toggle: string };

/** The effect of a key, as in any tree: up, down, first and last; right expands or enters, left collapses or leaves. */
export function moveInTree(rows: readonly Row[], at: string, key: string): TreeMove | null {
  const index = rows.findIndex(({ id }) => id === at);
  const row = rows[index];
  if (!row) return null;
  const goTo = (target: Row | undefined): TreeMove | null => (target ? { focus: target.id } : null);
  switch (key) {
    case 'ArrowDown':
      return goTo(rows[index + 1]);
    case 'ArrowUp':
      return goTo(rows[index - 1]);
    case 'Home':
      return goTo(rows[0]);
    case 'End':
      return goTo(rows.at(-1));
    case 'ArrowRight':
      if (!row.isStrand) return null;
      return row.isOpen ? goTo(rows[index + 1]) : { toggle: row.strand };
    case 'ArrowLeft':
      if (row.isStrand) return row.isOpen ? { toggle: row.strand } : null;
      return goTo(rows.find(({ isStrand, strand }) => isStrand && strand === row.strand));
    default:
      return null;
  }
}
