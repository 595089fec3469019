import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fieldsOf } from '../../../../schema/fields/field.ts';
import { siteSchema } from '../../../../schema/site.ts';
import { isValueObject } from '../../../content/index.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import { pageFiles, valueOf, spokenTitle, languageOfFile, fieldLink } from '../../site/index.ts';
import type { SessionState, Session } from '../../session/index.ts';
import { fillSentence, quoted, Spoken, counted, useWords } from '../../words/index.ts';
import { BackLink } from '../BackLink.tsx';
import { LanguageChoice } from '../LanguageChoice.tsx';
import { ReviewLink } from '../review/ReviewLink.tsx';
import { SearchField, screenStyles as screen, foldedStyles as folded } from '../../ui/index.ts';
import { findOnPages, isAbout, type Found } from './search-site.ts';
import { SettingRow } from './SettingRow.tsx';
import settings from './Settings.module.css';

const file = 'site.yaml';

/** Settings that change every week, and those that change the whole site or its addresses. */
const everyday = ['notice', 'contacts', 'dock', 'footer', 'countdown', 'flyer', 'name', 'tagline'];
const grave = ['address', 'hosting', 'editing', 'language', 'timeZone', 'currency', 'worksOffline'];

/** The kinds of blocks that show opening hours and dates. */
const onPages = ['opening-hours', 'calendar'];

/** A shorter search matches too much. */
const minLetters = 2;

type SettingsIndexProps = { session: Session; state: SessionState };

/** The settings of the site by task: a list of links, each to the form of one setting. */
export function SettingsIndex({ session, state }: SettingsIndexProps) {
  const words = useWords();
  const [search, setSearch] = useState('');
  const query = search.trim();
  const isSearch = query.length >= minLetters || /\p{Lo}/u.test(query);
  const names = [...(fieldsOf(siteSchema)?.keys() ?? [])];
  const shown = isSearch ? names.filter((name) => isAbout(session, name, query)) : names;
  const texts = isSearch ? findOnPages(session, query) : [];
  const wrong = new Set(
    state.diagnostics
      .filter((one) => one.file === file && one.severity === 'error')
      .map(({ path }) => path[0]),
  );
  const groups = [
    { title: words.settings.everyday, names: everyday.filter((name) => shown.includes(name)) },
    {
      title: words.settings.others,
      isSeldom: true,
      names: shown.filter((name) => !everyday.includes(name) && !grave.includes(name)),
    },
    { title: words.settings.grave, names: grave.filter((name) => shown.includes(name)) },
  ];
  /** Folds rarely used groups, unless something in them is searched for or wrong. */
  const isFolded = (group: (typeof groups)[number]) =>
    group.isSeldom === true && !isSearch && !group.names.some((name) => wrong.has(name));
  return (
    <main className={`${screen.screen} ${settings.screen}`} tabIndex={-1}>
      <BackLink />
      <ReviewLink />
      <h1>{words.publish.settings}</h1>
      <div className={`field ${settings.search}`}>
        <SearchField
          id="find-settings"
          label={words.settings.search}
          value={search}
          onChange={setSearch}
          found={isSearch ? counted(words.choose.found, shown.length + texts.length) : ''}
        />
      </div>
      {!isSearch && (
        <div className={settings.speech}>
          <p className="label">{words.pages.language}</p>
          <LanguageChoice describedBy="editor-language" />
          <p className="hint" id="editor-language">
            {words.settings.languageHint}
          </p>
        </div>
      )}
      {groups
        .filter((group) => group.names.length > 0)
        .map((group) => (
          <section key={group.title} aria-label={group.title}>
            <Unfolding title={group.title} isFolded={isFolded(group)}>
              <ul className={settings.list}>
                {group.names.map((name) => (
                  <SettingRow
                    key={name}
                    session={session}
                    file={file}
                    name={name}
                    schema={siteSchema}
                    isWrong={wrong.has(name)}
                  />
                ))}
                {group.title === words.settings.everyday && !isSearch && (
                  <OnPages session={session} />
                )}
              </ul>
            </Unfolding>
          </section>
        ))}
      {texts.length > 0 && <Texts session={session} found={texts} />}
    </main>
  );
}

type UnfoldingProps = { title: string; isFolded: boolean; children: ReactNode };

const Unfolding = ({ title, isFolded, children }: UnfoldingProps) =>
  isFolded ? (
    <details className={folded.folded}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  ) : (
    <>
      <h2>{title}</h2>
      {children}
    </>
  );

/** Links to what people look for in the settings but pages hold: opening hours, dates, and the menu. */
function OnPages({ session }: { session: Session }) {
  const words = useWords();
  const blocks = pageFiles(session).flatMap((page) => {
    const list = valueAt(valueOf(session, page), ['blocks']);
    return (Array.isArray(list) ? list : []).flatMap((block, index) =>
      isValueObject(block) && onPages.includes(String(block['type']))
        ? [{ page, index, title: typeof block['title'] === 'string' ? block['title'] : '' }]
        : [],
    );
  });
  return (
    <>
      {blocks.map(({ page, index, title }) => (
        <li key={`${page} ${index}`}>
          <Link to={fieldLink(page, ['blocks', index])}>
            <Spoken
              sentence={
                title === ''
                  ? spokenTitle(session, page)
                  : quoted(title, languageOfFile(session, page))
              }
            />
          </Link>
          <div>
            <p className="hint">
              <Spoken
                sentence={fillSentence(words.settings.onPage, {
                  title: spokenTitle(session, page),
                })}
              />
            </p>
          </div>
        </li>
      ))}
      <li>
        <Link to="/@edit">{words.settings.menu}</Link>
        <div>
          <p className="hint">{words.settings.menuHint}</p>
        </div>
      </li>
    </>
  );
}

function Texts({ session, found }: { session: Session; found: readonly Found[] }) {
  const words = useWords();
  return (
    <section aria-label={words.settings.texts}>
      <h2>{words.settings.texts}</h2>
      <ul className={`${settings.list} ${settings.texts}`}>
        {found.map(({ file: page, path, text }) => (
          <li key={`${page} ${path.join('.')}`}>
            <Link to={fieldLink(page, path)} lang={languageOfFile(session, page)}>
              {text}
            </Link>
            <p className="hint">
              <Spoken sentence={spokenTitle(session, page)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
