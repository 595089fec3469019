import { Link } from 'react-router-dom';
import { type FileChange, openText } from '../../../content/index.ts';
import { valueWords, fieldLink, languageAt, languageOf } from '../../site/index.ts';
import type { Session } from '../../session/index.ts';
import { counted, useWords } from '../../words/index.ts';
import { EditorIcon, noticeBoxStyles as noticeStyles } from '../../ui/index.ts';
import type { FieldKind } from '../../../../schema/fields/field-kind.ts';
import { schemaOfFile } from '../../../../schema/file-schemas.ts';
import type { FieldPath } from '../../../messages/index.ts';
import { leavesOf } from '../../engine/index.ts';

/** Kinds of fields whose values visitors would take for facts about this site. */
const statements: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'line',
  'inline',
  'prose',
  'alt',
  'amount',
  'number',
  'date',
  'time',
  'email',
  'telephone',
  'url',
  'embed',
]);

const maxExamples = 5;

type LeftExamplesProps = { session: Session; changes: readonly FileChange[] };

export function LeftExamples({ session, changes }: LeftExamplesProps) {
  const words = useWords();
  const language = languageOf(session);
  const found = changes.flatMap((change) =>
    leftExamples(change, session.state.examples[change.file] ?? []).map((example) => ({
      ...example,
      file: change.file,
    })),
  );
  if (found.length === 0) return null;
  return (
    <div className={noticeStyles.notice} role="status">
      <EditorIcon name="circle-alert" />
      <div>
        <p>
          <b>{counted(words.publish.examples, found.length)}</b> {words.publish.examplesText}
        </p>
        <ul>
          {found.slice(0, maxExamples).map(({ file, path, value }) => (
            <li key={`${file} ${path.join('.')}`}>
              <Link to={fieldLink(file, path)} lang={languageAt(session, file, path)}>
                {valueWords(value, null, { language })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A place in a file that still holds the example of a new block or row. */
type LeftExample = { path: FieldPath; value: string };

export function leftExamples(
  { file, before, after }: FileChange,
  inserted: readonly string[],
): LeftExample[] {
  const root = after === null ? undefined : openText(after)?.value;
  if (root === undefined || inserted.length === 0) return [];
  const existing = new Set(textsIn(file, before));
  return leavesOf(schemaOfFile(file, root), root).flatMap(({ path, kind, value }) => {
    const text = String(value);
    const isLeft = statements.has(kind) && inserted.includes(text) && !existing.has(text);
    return isLeft ? [{ path, value: text }] : [];
  });
}

function textsIn(file: string, text: string | null): string[] {
  const root = text === null ? undefined : openText(text)?.value;
  return root === undefined
    ? []
    : leavesOf(schemaOfFile(file, root), root).map(({ value }) => String(value));
}
