import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import {
  counted,
  fillWords,
  Icon,
  useLocale,
  useIsHydrated,
  type Words,
} from 'woven-site/components';
import { idOfFragment, type Curriculum } from 'woven-site/schema';
import { firstBrowserState, nextBrowserState } from './browser-state.ts';
import { StrandOverview, SubStrandDetail } from './CurriculumDetails.tsx';
import { partsById, type CurriculumPart } from './parts.ts';
import { searchCurriculum } from './search-curriculum.ts';
import { StrandTree } from './StrandTree.tsx';
import styles from './CurriculumBrowser.module.css';

type CurriculumBrowserProps = {
  /** The prefix of all its ids. */
  base: string;
  curriculum: Curriculum;
  words: Words['curriculum'];
  /** The heading above it, if there is one. */
  under: string | undefined;
};

/** The width from which tree and details are side by side. */
const sideBySide = '(min-width: 64rem)';

/**
 * A curriculum to browse and search. All of it is in the page: without a script it can be read from top to bottom, and
 * the links of the tree lead to its parts.
 */
export function CurriculumBrowser({ base, curriculum, words, under }: CurriculumBrowserProps) {
  const { strands } = curriculum;
  const { language } = useLocale();
  const [state, dispatch] = useReducer(nextBrowserState, strands[0]?.id, firstBrowserState);
  const [shownTitle, setShownTitle] = useState('');
  const isHydrated = useIsHydrated();
  const inputRef = useRef<HTMLInputElement>(null);
  const detailsRef = useRef<HTMLDivElement>(null);
  const { query, selectedStrand, selectedSubStrand } = state;
  const found = useMemo(() => searchCurriculum(strands, query), [strands, query]);
  const parts = useMemo(() => partsById(base, strands), [base, strands]);

  const search = useCallback(
    (typed: string) => {
      const listed = searchCurriculum(strands, typed).map(({ strand }) => strand.id);
      dispatch({ type: 'search', query: typed, found: listed });
    },
    [strands],
  );

  // Text typed before hydration is kept.
  useEffect(() => {
    const typed = inputRef.current?.value ?? '';
    if (typed !== '') search(typed);
  }, [search]);

  // A link to a part of the curriculum, from elsewhere or followed before hydration.
  useEffect(() => {
    const onFragment = () => {
      const part = parts.get(idOfFragment(location.hash));
      if (part) select(part, dispatch);
    };
    onFragment();
    addEventListener('hashchange', onFragment);
    return () => removeEventListener('hashchange', onFragment);
  }, [parts]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const part = link && parts.get(idOfFragment(link.hash));
    if (!part) return;
    event.preventDefault();
    select(part, dispatch);
    setShownTitle(titleOf(part, curriculum));
    const details = detailsRef.current;
    if (!details) return;
    details.scrollTop = 0;
    if (matchMedia(sideBySide).matches) return;
    details.focus({ preventScroll: true });
    details.scrollIntoView();
  };

  const subStrandCount = found.reduce((sum, { subStrands }) => sum + subStrands.length, 0);
  return (
    <div className={styles.browser} data-hydrated={isHydrated ? '' : undefined} onClick={onClick}>
      <label className={styles.search}>
        <span className="vh">{words.search}</span>
        <Icon name="search" />
        <input
          ref={inputRef}
          type="search"
          autoComplete="off"
          placeholder={words.search}
          onChange={(event) => search(event.currentTarget.value)}
        />
      </label>
      <div className={styles.panels}>
        <div>
          <div role="status">
            {found.length === 0 ? (
              <div className={styles.empty}>
                <p className={styles.emptyTitle}>{words.noResults}</p>
                <p>{words.tryAnother}</p>
              </div>
            ) : (
              query.trim() !== '' && (
                <p className="vh">
                  {fillWords(words.found, {
                    subStrands: counted(language, words.subStrands, subStrandCount),
                    strands: counted(language, words.strands, found.length),
                  })}
                </p>
              )
            )}
          </div>
          <StrandTree
            words={words}
            name={nameUnder(under, words.tree)}
            base={base}
            strands={strands}
            found={found}
            state={state}
            toggle={(strand) => dispatch({ type: 'toggle', strand })}
          />
        </div>
        <div
          ref={detailsRef}
          role="region"
          aria-label={nameUnder(under, words.details)}
          tabIndex={0}
          className={styles.details}
        >
          {strands.flatMap((strand, index) => {
            const common = { base, strand, number: index + 1, under, words };
            const isCurrentStrand = selectedStrand === strand.id;
            return [
              <StrandOverview
                key={strand.id}
                {...common}
                isCurrent={isCurrentStrand}
                query={isCurrentStrand ? query : ''}
              />,
              ...strand.subStrands.map((subStrand) => {
                const isCurrent =
                  selectedSubStrand?.strand === strand.id &&
                  selectedSubStrand.subStrand === subStrand.id;
                return (
                  <SubStrandDetail
                    key={`${strand.id}/${subStrand.id}`}
                    {...common}
                    subStrand={subStrand}
                    isCurrent={isCurrent}
                    query={isCurrent ? query : ''}
                  />
                );
              }),
            ];
          })}
        </div>
      </div>
      <p role="status" className="vh">
        {shownTitle && fillWords(words.shown, { title: shownTitle })}
      </p>
    </div>
  );
}

/** The name of a panel, unique among browsers on the page: History, strands. */
const nameUnder = (heading: string | undefined, panel: string) =>
  [heading, panel].filter((part) => part !== undefined).join(', ');

type Dispatch = (action: Parameters<typeof nextBrowserState>[1]) => void;

function select({ strand, subStrand }: CurriculumPart, dispatch: Dispatch): void {
  dispatch(
    subStrand === null
      ? { type: 'select-strand', strand }
      : { type: 'select-sub-strand', strand, subStrand },
  );
}

function titleOf({ strand, subStrand }: CurriculumPart, { strands }: Curriculum): string {
  const shown = strands.find(({ id }) => id === strand);
  const part = shown?.subStrands.find(({ id }) => id === subStrand);
  return part?.title ?? shown?.title ?? '';
}
