import type { NotTaken, Version } from '../../../content/index.ts';
import { openText } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import {
  languageOf,
  languageOfFile,
  schemaAt,
  spokenTitle,
  whereWords,
  wholeValueWords,
} from '../../site/index.ts';
import { actionListStyles as actionList } from '../../ui/index.ts';
import { fill, Spoken, textOfSentence, useWords } from '../../words/index.ts';
import { dayWords, timeWords } from './VersionList.tsx';

type NotTakenValuesProps = {
  session: Session;
  version: Version;
  /** Only those of a file; null for all. */
  file: string | null;
  language: string;
};

/** The values not taken in a publication, where two people had changed the same. Each can be taken now. */
export function NotTakenValues({ session, version, file, language }: NotTakenValuesProps) {
  const words = useWords();
  const values = (version.notTaken ?? []).filter((one) => file === null || one.file === file);
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="not-taken">
      <h3 id="not-taken">{words.history.notTaken}</h3>
      <ul className={actionList.list}>
        {values.map((one, index) => (
          <li key={index}>
            <NotTakenValue session={session} notTaken={one} by={version.who} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type NotTakenValueProps = {
  session: Session;
  notTaken: NotTaken;
  /** Who published the other version. */
  by: string;
  language: string;
};

function NotTakenValue({ session, notTaken, by, language }: NotTakenValueProps) {
  const words = useWords();
  const { file, path, value, who, when } = notTaken;
  const root = openText(session.textOf(file) ?? '')?.value ?? null;
  const schema = schemaAt({ file, root }, path);
  const fields = whereWords(file, root, path, languageOfFile(session, file));
  const where = fields.length === 0 ? spokenTitle(session, file) : fields;
  const take = () => {
    if (path.length > 0)
      session.edit([{ file, op: { op: 'set', path, value } }], words.history.taken);
    else if (typeof value === 'string')
      session.changeTexts(
        [{ file, before: session.textOf(file), after: value }],
        words.history.taken,
      );
    session.tellOutcome({ text: words.history.taken, back: 'undo' });
  };
  return (
    <>
      <div>
        <b>
          <Spoken sentence={where} />
        </b>
        <p lang={languageOf(session)}>
          {wholeValueWords(value, schema, { language: languageOf(session) })}
        </p>
        <p className="hint">
          {who ?? by}, {dayWords(when, language)}, {timeWords(when, language)}
        </p>
      </div>
      <button
        className="button"
        type="button"
        aria-label={fill(words.history.takeItOf, { where: textOfSentence(where) })}
        onClick={take}
      >
        {words.history.takeIt}
      </button>
    </>
  );
}
