import slugify from '@sindresorhus/slugify';
import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  useFirstInvalid,
  screenStyles as screen,
  foldedStyles as folded,
  Checkbox,
  choiceStyles,
} from '../../ui/index.ts';
import type { SessionState, Session } from '../../session/index.ts';
import { pageKinds, startPage } from '../../starting-content/index.ts';
import { fillSentence, quoted, fill, useWords } from '../../words/index.ts';
import { BackLink } from '../BackLink.tsx';
import { languageOfFile, translateLink } from '../../site/index.ts';
import { AddressField, ParentField, wholeAddress, type PageAddress } from './AddressFields.tsx';
import { alwaysThere, Appearance, fieldsOfTimes, type Times } from './Appearance.tsx';
import { copyPage } from './copy-page.ts';
import { DayField } from './DayField.tsx';
import { FormActions } from './FormActions.tsx';
import { listPages } from './page-tree.ts';
import { refuseAddress } from './refuse-address.ts';
import pageForm from './PageForm.module.css';
import styles from './NewPageScreen.module.css';

type ScreenProps = { session: Session; state: SessionState };

/** The beginnings of a page: the blocks of a kind, or those of another page, which may be put into another language. */
const beginnings = [...pageKinds, 'copy', 'translation'] as const;

/** The kind of page that an entry of a collection begins as; null where there is none for it. */
function kindOfEntry(collection: string | null): 'news' | 'event' | null {
  if (collection === 'news' || collection === 'articles') return 'news';
  return collection === 'events' || collection === 'matches' ? 'event' : null;
}

/** A new page: its title, purpose, place and times. `under` in the URL is its parent. */
export function NewPageScreen({ session }: ScreenProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const pages = listPages(session);
  const [title, setTitle] = useState('');
  const [parent, setParent] = useState(search.get('under') ?? '');
  const [name, setName] = useState<string | null>(null);
  const collectionAt = (address: string) =>
    pages.find((page) => page.address === address)?.collection ?? null;
  const [kind, setKind] = useState<(typeof beginnings)[number]>(
    () => kindOfEntry(collectionAt(parent)) ?? 'text',
  );
  const [copied, setCopied] = useState(pages[0]?.file ?? '');
  const [day, setDay] = useState('');
  const [times, setTimes] = useState<Times>(alwaysThere);
  const [isInMenu, setIsInMenu] = useState(true);
  const { form, refuse } = useFirstInvalid<HTMLFormElement>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const address: PageAddress = { parent, name: name ?? slugify(title, { decamelize: false }) };
  const isTranslation = kind === 'translation';
  const isEntry = collectionAt(parent) !== null;
  const choose = (one: (typeof beginnings)[number]) => {
    setKind(one);
    // Its collection is hard to miss, but another page may be meant.
    const collection = pages.find((page) => kindOfEntry(page.collection) === one);
    if (collection && (parent === '' || isEntry)) setParent(collection.address);
  };
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (isTranslation) {
      void navigate(translateLink(copied));
      return;
    }
    const whole = wholeAddress(address);
    const reason = refuseAddress(session, whole);
    setRefusal(reason);
    if (reason !== null) refuse();
    if (reason !== null) return;
    const page = { file: `pages${whole}.yaml`, title: title.trim() };
    const notice = fillSentence(words.pages.made, {
      title: quoted(page.title, languageOfFile(session, page.file)),
    });
    const isMade =
      kind === 'copy'
        ? copyPage(session, { from: copied, to: page.file, title: page.title }, notice)
        : startPage(
            session,
            // The menu lists a top-level page only on request; pages below another appear anyway.
            {
              ...page,
              kind,
              day,
              isEntry,
              times: fieldsOfTimes(times),
              inMenu: isEntry || isInMenu === (parent !== '') ? undefined : isInMenu,
            },
            notice,
          );
    if (isMade) void navigate(`${whole}?edit`);
  };
  return (
    <main className={screen.screen} tabIndex={-1}>
      <BackLink />
      <h1>{words.pages.newPage}</h1>
      <form
        className={`${pageForm.form} ${pageForm.inColumns}`}
        ref={form}
        onSubmit={make}
        aria-label={words.pages.newPage}
      >
        <div className={pageForm.column}>
          <div className="field" hidden={isTranslation}>
            <label htmlFor="new-title">{words.pages.newTitle}</label>
            <input
              className="input"
              id="new-title"
              required={!isTranslation}
              maxLength={70}
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen was opened to write this
              autoFocus
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </div>
          <fieldset className="field">
            <legend>{words.pages.beginsWith}</legend>
            <div className={styles.kinds}>
              {beginnings.map((one) => (
                <label key={one} className={choiceStyles.choice}>
                  <input
                    type="radio"
                    name="kind"
                    checked={one === kind}
                    onChange={() => choose(one)}
                  />
                  {words.pages.kinds[one]}
                </label>
              ))}
            </div>
          </fieldset>
          {kind === 'event' && (
            <DayField
              session={session}
              id="new-day"
              label={words.pages.day}
              value={day}
              setValue={setDay}
              isRequired
            />
          )}
          {(kind === 'copy' || isTranslation) && (
            <div className="field">
              <label htmlFor="new-copy">
                {isTranslation ? words.pages.translationOf : words.pages.copyOf}
              </label>
              <select
                className="input"
                id="new-copy"
                value={copied}
                onChange={({ target }) => setCopied(target.value)}
              >
                {pages.map((page) => (
                  <option key={page.file} value={page.file} lang={page.language}>
                    {page.title}
                  </option>
                ))}
              </select>
            </div>
          )}
          {!isTranslation && (
            <>
              <ParentField
                address={address}
                setAddress={(next) => setParent(next.parent)}
                pages={pages}
              />
              <details className={folded.folded} open={refusal !== null || undefined}>
                <summary>
                  {fill(words.pages.reachedAt, {
                    address: address.name === '' ? words.pages.noAddressYet : wholeAddress(address),
                  })}
                </summary>
                <AddressField
                  address={address}
                  setAddress={(next) => {
                    setParent(next.parent);
                    setName(next.name);
                  }}
                  refusal={refusal}
                />
              </details>
            </>
          )}
        </div>
        <div className={pageForm.column}>
          {kind !== 'copy' && !isTranslation && (
            <>
              <Appearance session={session} times={times} setTimes={setTimes} />
              {!isEntry && (
                <Checkbox checked={isInMenu} turn={setIsInMenu}>
                  {words.pages.inMenu}
                </Checkbox>
              )}
            </>
          )}
          <FormActions
            submit={isTranslation ? words.pages.translate : words.pages.make}
            close={() => void navigate('/@edit')}
          />
        </div>
      </form>
    </main>
  );
}
