import { useId, useMemo, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Session } from '../../session/index.ts';
import { startTranslation } from '../../starting-content/index.ts';
import {
  findLanguages,
  languageOfFile,
  languagesOfSite,
  nameLanguage,
  spokenTitle,
  translateLink,
  translationIn,
  type NamedLanguage,
} from '../../site/index.ts';
import {
  counted,
  currentLanguage,
  fill,
  fillSentence,
  quoted,
  Spoken,
  useWords,
} from '../../words/index.ts';
import { choiceStyles, EditorIcon, noticeBoxStyles as notice } from '../../ui/index.ts';
import { currentTranslateWords } from './translate-words.ts';
import styles from './ChooseLanguage.module.css';

type ChooseLanguageProps = { session: Session; original: string };

/** The most languages that are offered at once; more letters find fewer. */
const maxShown = 8;

const mainPart = (tag: string): string => new Intl.Locale(tag).language;

/** Asks into which language a page is translated: by its name, in any language. */
export function ChooseLanguage({ session, original }: ChooseLanguageProps) {
  const { settings } = useWords();
  const words = currentTranslateWords();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const ofSite = languagesOfSite(session);
  const ofOriginal = languageOfFile(session, original);
  const existing = ofSite.flatMap((tag) => {
    const file = translationIn(session, original, tag);
    return file === null ? [] : [{ file, ...nameLanguage(tag) }];
  });
  const found = useMemo(() => findLanguages(typed), [typed]);
  const isTaken = ({ tag }: NamedLanguage) =>
    mainPart(tag) === mainPart(ofOriginal) ||
    existing.some((one) => mainPart(one.tag) === mainPart(tag));
  const offered = (typed.trim() === '' ? ofSite.map(nameLanguage) : found.map(asOnSite(ofSite)))
    .filter((one) => !isTaken(one))
    .slice(0, maxShown);
  const language = offered.find(({ tag }) => tag === chosen) ?? offered[0];
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (!language) return;
    const name = quoted(language.endonym, language.tag);
    const file = startTranslation(
      session,
      { original, language: language.tag },
      fillSentence(words.made, { title: spokenTitle(session, original), language: name }),
    );
    setIsRefused(file === null);
    if (file !== null) void navigate(translateLink(file), { replace: true });
  };
  const isNew = language !== undefined && !ofSite.includes(language.tag);
  return (
    <>
      <h1>
        <Spoken sentence={fillSentence(words.title, { title: spokenTitle(session, original) })} />
      </h1>
      {existing.length > 0 && (
        <ul className={styles.existing}>
          {existing.map(({ file, tag, endonym }) => (
            <li key={tag}>
              <Link className="button" to={translateLink(file)}>
                <Spoken sentence={fillSentence(words.goOn, { language: quoted(endonym, tag) })} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={begin}>
        <div className="field">
          <label htmlFor={id}>{words.into}</label>
          <p className="hint" id={`${id}-hint`}>
            {words.intoHint}
          </p>
          <input
            className="input"
            id={id}
            type="search"
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen was opened to write this
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="hint" role="status">
            {typed.trim() !== '' && counted(words.found, offered.length)}
          </p>
        </div>
        <fieldset className={styles.languages}>
          <legend className="vh">{words.languages}</legend>
          {offered.map(({ tag, endonym, name }) => (
            <label key={tag} className={choiceStyles.choice}>
              <input
                type="radio"
                name={id}
                checked={tag === language?.tag}
                onChange={() => setChosen(tag)}
              />
              <span>
                <b lang={tag}>{endonym}</b>
                {name !== endonym && <span className="hint"> {name}</span>}
              </span>
            </label>
          ))}
        </fieldset>
        <div className={notice.notice}>
          <div>
            <p>
              {words.copied}{' '}
              {isNew && (
                <Spoken
                  sentence={fillSentence(words.added, {
                    language: quoted(language.endonym, language.tag),
                  })}
                />
              )}
            </p>
            <p className="hint">
              {fill(words.editorStays, {
                language: nameLanguage(currentLanguage()).endonym,
                settings: settings.short,
              })}
            </p>
          </div>
        </div>
        {isRefused && (
          <p className="message" role="alert">
            <EditorIcon name="circle-alert" />
            {words.failed}
          </p>
        )}
        {language && (
          <button className="button go" type="submit">
            <Spoken
              sentence={fillSentence(isNew ? words.addAndBegin : words.begin, {
                language: quoted(language.endonym, language.tag),
              })}
            />
          </button>
        )}
      </form>
    </>
  );
}

/** A language as the site has it: Kiswahili of Kenya, if that is what its pages are in. */
const asOnSite =
  (ofSite: readonly string[]) =>
  (language: NamedLanguage): NamedLanguage => ({
    ...language,
    tag: ofSite.find((tag) => mainPart(tag) === mainPart(language.tag)) ?? language.tag,
  });
