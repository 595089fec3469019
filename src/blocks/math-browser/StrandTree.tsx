import type { KeyboardEvent } from 'react';
import {
  counted,
  fillWords,
  Icon,
  keyAlongLine,
  useLocale,
  type Words,
} from 'woven-site/components';
import type { Strand } from 'woven-site/schema';
import type { BrowserState } from './browser-state.ts';
import { Marked } from './Marked.tsx';
import { partId } from './parts.ts';
import type { FoundStrand } from './search-curriculum.ts';
import { moveInTree, type Row } from './tree-keys.ts';
import styles from './CurriculumBrowser.module.css';

type StrandTreeProps = {
  /** Its accessible name. */
  name: string;
  words: Words['curriculum'];
  /** The prefix of all ids. */
  base: string;
  strands: readonly Strand[];
  found: readonly FoundStrand[];
  state: BrowserState;
  toggle: (strand: string) => void;
};

/** The strands and sub-strands as nested lists of links. The arrow keys work as in a tree. */
export function StrandTree(props: StrandTreeProps) {
  const { name, words, base, strands, found, state, toggle } = props;
  const { language } = useLocale();
  const { query, selectedStrand, selectedSubStrand, expanded } = state;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(event.target instanceof Element)) return;
    const at = event.target.closest('[data-row]')?.getAttribute('data-row') ?? '';
    const move = moveInTree(
      visibleRows(base, found, expanded),
      at,
      keyAlongLine(event.key, event.target),
    );
    if (!move) return;
    event.preventDefault();
    if ('toggle' in move) toggle(move.toggle);
    else event.currentTarget.querySelector<HTMLElement>(`a[data-row="${move.focus}"]`)?.focus();
  };

  return (
    <nav aria-label={name} className={styles.tree} onKeyDown={onKeyDown}>
      <ul role="list">
        {found.map(({ strand, subStrands }) => {
          const id = partId(base, strand.id, null);
          const number = strands.indexOf(strand) + 1;
          const isOpen = expanded.includes(strand.id);
          return (
            <li key={strand.id} data-open={isOpen ? '' : undefined}>
              <div className={styles.strand}>
                <a
                  href={`#${id}`}
                  data-row={id}
                  aria-current={selectedStrand === strand.id ? 'true' : undefined}
                >
                  <Marked text={strand.title} query={query} />
                  <small>
                    {countOf(subStrands.length, strand.subStrands.length, words, language)}
                  </small>
                </a>
                <button
                  type="button"
                  data-row={id}
                  aria-expanded={isOpen}
                  aria-controls={`${id}-list`}
                  aria-label={fillWords(words.subStrandsOf, { title: strand.title })}
                  onClick={() => toggle(strand.id)}
                >
                  <Icon name="chevron-down" />
                </button>
              </div>
              <ul role="list" id={`${id}-list`}>
                {subStrands.map((subStrand) => {
                  const rowId = partId(base, strand.id, subStrand.id);
                  const isCurrent =
                    selectedSubStrand?.strand === strand.id &&
                    selectedSubStrand.subStrand === subStrand.id;
                  return (
                    <li key={subStrand.id}>
                      <a
                        href={`#${rowId}`}
                        data-row={rowId}
                        aria-current={isCurrent ? 'true' : undefined}
                      >
                        <span>{`${number}.${strand.subStrands.indexOf(subStrand) + 1}`} </span>
                        <span>
                          <Marked text={subStrand.title} query={query} />
                        </span>
                      </a>
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** `3 sub-strands`, or `1 of 3 sub-strands` if a search has left some out. */
function countOf(found: number, all: number, words: Words['curriculum'], language: string): string {
  const subStrands = counted(language, words.subStrands, all);
  return found < all ? fillWords(words.foundPart, { found, subStrands }) : subStrands;
}

function visibleRows(
  base: string,
  found: readonly FoundStrand[],
  expanded: readonly string[],
): Row[] {
  return found.flatMap(({ strand: { id: strand }, subStrands }) => {
    const isOpen = expanded.includes(strand);
    const row = { id: partId(base, strand, null), strand, isStrand: true, isOpen };
    if (!isOpen) return [row];
    const inside = subStrands.map(({ id }) => ({
      id: partId(base, strand, id),
      strand,
      isStrand: false,
      isOpen: false,
    }));
    return [row, ...inside];
  });
}
