/** A line of the tree that can be seen. Sub-strands follow their strand. */
export type Row = { id: string; strand: string; isStrand: boolean; isOpen: boolean };

/** What a key does in the tree: go to another line, or open or close a strand. */
export type TreeMove = { focus: string } | { toggle: string };

/** What a key does on a line, as in any tree: up, down, first and last; right opens or goes in, left closes or goes out. */
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
