import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FieldPath } from '../../messages/index.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import { controlOf, type Form, partsOfForm } from '../forms/index.ts';
import { useFormOf } from '../fields/index.ts';
import { BrokenPanel, Panel, type Choice } from '../panel/index.ts';
import type { SessionState, Session } from '../session/index.ts';
import { labelOf, fill, useWords } from '../words/index.ts';
import { ConflictChoices } from './ConflictChoices.tsx';
import { fileTitle, pathInAddress, fieldLink, hasFormPerField } from '../site/index.ts';
import { ReviewLink } from './review/ReviewLink.tsx';
import { SettingsIndex } from './settings/SettingsIndex.tsx';
import { ThemeIndex } from './settings/ThemeIndex.tsx';
import styles from './FileScreen.module.css';
import { unfold, fieldAround } from '../ui/index.ts';

/** Files with a form for each field, and the index of these forms. */
const indexes: Readonly<Record<string, typeof SettingsIndex>> = {
  'site.yaml': SettingsIndex,
  'theme.yaml': ThemeIndex,
};

type ScreenProps = { session: Session; state: SessionState };

export function FileScreen({ session, state }: ScreenProps) {
  const [search] = useSearchParams();
  const file = search.get('name') ?? 'site.yaml';
  const at = search.get('at');
  const Index = indexes[file];
  if (Index && at === null && session.textOf(file) !== null)
    return <Index session={session} state={state} />;
  return <FileForm key={`${file} ${at}`} session={session} state={state} file={file} at={at} />;
}

function FileForm({ session, state, file, at }: ScreenProps & { file: string; at: string | null }) {
  const words = useWords();
  const navigate = useNavigate();
  // Set before the form scrolls to its field.
  const [choice, setChoice] = useState<Choice>(() => {
    const path = pathInAddress(at);
    return { path, count: path.length > 0 ? 1 : 0 };
  });
  const form = useFormOf({
    session,
    state,
    file,
    open: (path) => {
      if (hasFormPerField(file) && path.length === 0) void navigate(fieldLink(file));
      else setChoice(({ count }) => ({ path, count: count + 1 }));
    },
    addBlock: () => undefined,
  });
  const close = () => void navigate(hasFormPerField(file) ? fieldLink(file) : '/@edit');
  const ofFile = state.conflicts.filter((one) => one.file === file);
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
          notice={
            <>
              <ReviewLink />
              {ofFile.length > 0 && (
                <ConflictChoices session={session} conflicts={ofFile} choose={() => undefined} />
              )}
            </>
          }
        />
      ) : session.textOf(file) === null ? (
        <p>{fill(words.pages.noFile, { title })}</p>
      ) : (
        <BrokenPanel session={session} state={state} file={file} close={close} />
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
