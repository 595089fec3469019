import { useCallback, useMemo, useState, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FieldPath } from '../../messages/index.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import { controlOf, type Form, partsOfForm } from '../forms/index.ts';
import { useFormOf } from '../fields/index.ts';
import { BrokenPanel, Panel, type Choice } from '../panel/index.ts';
import { textIn, useSession, type Session } from '../session/index.ts';
import { labelOf, fill, useWords } from '../words/index.ts';
import { fileTitle, pathInAddress, fieldLink, hasFormPerField } from '../site/index.ts';
import { ToDo } from './ToDo.tsx';
import { SettingsIndex } from './settings/SettingsIndex.tsx';
import { ThemeIndex } from './settings/ThemeIndex.tsx';
import { withState } from './with-state.ts';
import styles from './FileScreen.module.css';
import { unfold, fieldAround } from '../ui/index.ts';

/** Files with a form for each field, and the index of these forms. */
const indexes: Readonly<Record<string, ComponentType<{ session: Session }>>> = {
  'site.yaml': withState(SettingsIndex),
  'theme.yaml': withState(ThemeIndex),
};

export function FileScreen({ session }: { session: Session }) {
  const [search] = useSearchParams();
  const file = search.get('name') ?? 'site.yaml';
  const at = search.get('at');
  const Index = indexes[file];
  const isThere = useSession(session, (state) => textIn(state, file) !== null);
  if (Index && at === null && isThere) return <Index session={session} />;
  return <FileForm key={`${file} ${at}`} session={session} file={file} at={at} />;
}

const ignore = () => undefined;

type FileFormProps = { session: Session; file: string; at: string | null };

function FileForm({ session, file, at }: FileFormProps) {
  const words = useWords();
  const navigate = useNavigate();
  // Set before the form scrolls to its field.
  const [choice, setChoice] = useState<Choice>(() => {
    const path = pathInAddress(at);
    return { path, count: path.length > 0 ? 1 : 0 };
  });
  const open = useCallback(
    (path: FieldPath) => {
      if (hasFormPerField(file) && path.length === 0) void navigate(fieldLink(file));
      else setChoice(({ count }) => ({ path, count: count + 1 }));
    },
    [navigate, file],
  );
  const form = useFormOf({ session, file, open, addBlock: ignore });
  const close = useCallback(
    () => void navigate(hasFormPerField(file) ? fieldLink(file) : '/@edit'),
    [navigate, file],
  );
  const toDo = useMemo(() => <ToDo session={session} file={file} />, [session, file]);
  const title = fileTitle(session, file);
  return (
    <main className={styles.fileScreen} data-shows="file" tabIndex={-1}>
      <h1 className="vh">{title}</h1>
      {form && choice.path.length === 0 && <Contents form={form} />}
      {form ? (
        <Panel
          form={form}
          choice={choice}
          close={close}
          shownPart={hasFormPerField(file) ? choice.path[0] : undefined}
          notice={toDo}
        />
      ) : session.textOf(file) === null ? (
        <p>{fill(words.pages.noFile, { title })}</p>
      ) : (
        <BrokenPanel session={session} file={file} close={close} />
      )}
    </main>
  );
}

function Contents({ form }: { form: Form }) {
  const words = useWords();
  const { first, folded } = partsOfForm(schemaOfFile(form.file, form.root), form.root);
  const fields = [...first, ...folded.flatMap((group) => group.fields)];
  return (
    <nav className={styles.contents} aria-label={words.panel.contents}>
      <ul>
        {fields.map(({ steps, schema }) => (
          <li key={steps.join('.')}>
            <button type="button" onClick={() => goToField(steps)}>
              {labelOf(schema)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function goToField(path: FieldPath): void {
  const control = controlOf(path);
  if (!control) return;
  unfold(control);
  fieldAround(control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}
