import { useDeferredValue, useMemo, useState } from 'react';
import { BackToPage } from '../BackLink.tsx';
import { RadioRow, SearchField, EditorIcon, screenStyles as screen } from '../../ui/index.ts';
import type { SessionState, Session } from '../../session/index.ts';
import { useWords, counted } from '../../words/index.ts';
import { AskDelete } from './AskDelete.tsx';
import { isDeletable } from './delete-pictures.ts';
import { findPictures, listPictures, type ListedPicture } from './find-pictures.ts';
import { PictureRow } from './PictureRow.tsx';
import { currentPicturesWords } from './pictures-words.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import styles from './PicturesScreen.module.css';

type ScreenProps = { session: Session; state: SessionState };

const filters = ['all', 'used', 'unused'] as const;
type Filter = (typeof filters)[number];

/** Stands for all unused pictures, in place of a name. */
const allUnused = '';

/** The maximum number of pictures shown; typing a few letters finds the others. */
const maxShown = 120;

/** All pictures of the site: their names, uses and actions. */
export function PicturesScreen({ session, state }: ScreenProps) {
  const words = useWords();
  const pictureWords = currentPicturesWords();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [replacing, setReplacing] = useState<ListedPicture | null>(null);
  /** The picture about to be deleted, or all unused ones; null if none. */
  const [pending, setPending] = useState<string | null>(null);
  const query = useDeferredValue(search);
  const { draft, site } = state;
  const all = useMemo(() => (draft && site ? listPictures(session) : []), [session, draft, site]);
  const ofFilter: Record<Filter, readonly ListedPicture[]> = {
    all,
    used: all.filter(({ uses }) => uses.length > 0),
    unused: all.filter(({ uses }) => uses.length === 0),
  };
  const found = findPictures(session, ofFilter[filter], query);
  const deletable = found.filter(isDeletable);
  const shown = found.slice(0, maxShown);
  return (
    <main className={`${screen.screen} ${styles.screen}`} tabIndex={-1}>
      <BackToPage session={session} />
      <h1>{words.picture.pictures}</h1>
      <div className={`${screen.find} ${styles.find}`}>
        <div className="field">
          <SearchField
            id="find-pictures"
            label={pictureWords.search}
            value={search}
            onChange={setSearch}
            found={`${counted(pictureWords.found, found.length)}. ${
              found.length > shown.length ? words.choose.more : ''
            }`}
          />
        </div>
        <RadioRow
          legend={pictureWords.show}
          name="filter"
          options={filters}
          chosen={filter}
          choose={setFilter}
        >
          {(one) => (
            <span>
              {pictureWords.filters[one]} {ofFilter[one].length}
            </span>
          )}
        </RadioRow>
      </div>
      {filter === 'unused' && deletable.length > 1 && pending !== allUnused && (
        <button className="button" type="button" onClick={() => setPending(allUnused)}>
          <EditorIcon name="trash-2" />
          {counted(pictureWords.delete, deletable.length)}
        </button>
      )}
      {filter === 'unused' && deletable.length > 1 && pending === allUnused && (
        <AskDelete session={session} pictures={deletable} close={() => setPending(null)} />
      )}
      <ul className={styles.list}>
        {shown.map((picture) => (
          <PictureRow
            key={picture.name}
            session={session}
            picture={picture}
            replace={() => setReplacing(picture)}
            isPending={pending === picture.name}
            setIsPending={(isPending) => setPending(isPending ? picture.name : null)}
          />
        ))}
      </ul>
      {replacing && (
        <ReplaceDialog
          session={session}
          pictures={session.pictures()}
          picture={replacing}
          close={() => setReplacing(null)}
        />
      )}
      {state.refusal !== '' && (
        <p className={screen.refusal} role="alert">
          {state.refusal}
        </p>
      )}
    </main>
  );
}
