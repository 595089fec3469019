/** A sub-strand, identified by its own name and that of its strand. */
export type SubStrandName = { strand: string; subStrand: string };

/** The state of the curriculum browser. Strands are identified by their ids. */
export type BrowserState = {
  query: string;
  selectedStrand: string | null;
  selectedSubStrand: SubStrandName | null;
  expanded: readonly string[];
};

/** What a reader can do in the browser. */
export type BrowserAction =
  /** `found` are the strands that stay listed. */
  | { type: 'search'; query: string; found: readonly string[] }
  | { type: 'select-strand'; strand: string }
  | ({ type: 'select-sub-strand' } & SubStrandName)
  | { type: 'toggle'; strand: string };

/** Initially the first strand is selected and expanded. */
export const firstBrowserState = (strand: string | undefined): BrowserState => ({
  query: '',
  selectedStrand: strand ?? null,
  selectedSubStrand: null,
  expanded: strand === undefined ? [] : [strand],
});

/** The state after an action. */
export function nextBrowserState(state: BrowserState, action: BrowserAction): BrowserState {
  switch (action.type) {
    case 'search': {
      const opened = action.query.trim() === '' ? [] : action.found;
      return { ...state, query: action.query, expanded: expand(state.expanded, opened) };
    }
    case 'select-strand':
      return {
        ...state,
        selectedStrand: action.strand,
        selectedSubStrand: null,
        expanded: expand(state.expanded, [action.strand]),
      };
    case 'select-sub-strand':
      return {
        ...state,
        selectedStrand: null,
        selectedSubStrand: { strand: action.strand, subStrand: action.subStrand },
        expanded: expand(state.expanded, [action.strand]),
      };
    case 'toggle':
      return {
        ...state,
        expanded: state.expanded.includes(action.strand)
          ? state.expanded.filter((strand) => strand !== action.strand)
          : [...state.expanded, action.strand],
      };
  }
}

const expand = (expanded: readonly string[], strands: readonly string[]) =>
  Array.from(new Set([...expanded, ...strands]));
