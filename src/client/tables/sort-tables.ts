const isNumber = (key: string): boolean => key !== '' && Number.isFinite(Number(key));

/** The rows in the order of a column; those without a value come last either way. */
function inOrder(table: HTMLTableElement, index: number, sign: 1 | -1): HTMLTableRowElement[] {
  const language = table.closest('[lang]')?.getAttribute('lang') ?? undefined;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keyed = Array.from(table.tBodies[0]?.rows ?? [], (row) => {
    const cell = row.cells[index];
    return { row, key: cell?.dataset['sort'] ?? cell?.textContent ?? '' };
  });
  return keyed
    .toSorted((a, b) => {
      if (a.key === '' || b.key === '') return Number(a.key === '') - Number(b.key === '');
      if (isNumber(a.key) && isNumber(b.key)) return sign * (Number(a.key) - Number(b.key));
      if (isNumber(a.key) !== isNumber(b.key)) return isNumber(a.key) ? -1 : 1;
      return sign * compare(a.key, b.key);
    })
    .map(({ row }) => row);
}

function sortBy(table: HTMLTableElement, head: HTMLTableCellElement): void {
  const isAscending = head.getAttribute('aria-sort') !== 'ascending';
  table.querySelectorAll('[aria-sort]').forEach((other) => other.removeAttribute('aria-sort'));
  head.setAttribute('aria-sort', isAscending ? 'ascending' : 'descending');
  table.tBodies[0]?.append(...inOrder(table, head.cellIndex, isAscending ? 1 : -1));
}

/** Turns the heads of sortable tables into buttons, which sort the rows up and down. */
export function start({ ownerDocument: page }: HTMLElement): void {
  for (const table of page.querySelectorAll<HTMLTableElement>('table[data-sortable]')) {
    if (table.dataset['sorts'] !== undefined) continue;
    table.dataset['sorts'] = '';
    for (const head of table.tHead?.rows[0]?.cells ?? []) {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener('click', () => sortBy(table, head));
    }
  }
}
