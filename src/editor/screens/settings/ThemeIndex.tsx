import { fieldsOf } from '../../../../schema/fields/field.ts';
import { themeSchema } from '../../../../schema/theme.ts';
import type { SessionState } from '../../session/session-state.ts';
import type { Session } from '../../session/session.ts';
import { hintOf } from '../../words/field-words.ts';
import { BackLink } from '../BackLink.tsx';
import { fileTitle } from '../../site/file-title.ts';
import { ReviewLink } from '../review/ReviewLink.tsx';
import { SettingRow } from './SettingRow.tsx';
import screen from '../../ui/Screen.module.css';
import settings from './Settings.module.css';

const file = 'theme.yaml';

type ThemeIndexProps = { session: Session; state: SessionState };

export function ThemeIndex({ session, state }: ThemeIndexProps) {
  const isWrong = (name: string) =>
    state.diagnostics.some(
      (one) => one.file === file && one.severity === 'error' && one.path[0] === name,
    );
  return (
    <main className={`${screen.screen} ${settings.screen}`} tabIndex={-1}>
      <BackLink />
      <ReviewLink />
      <h1>{fileTitle(session, file)}</h1>
      <p>{hintOf(themeSchema)}</p>
      <ul className={settings.list}>
        {[...(fieldsOf(themeSchema)?.keys() ?? [])].map((name) => (
          <SettingRow
            key={name}
            session={session}
            file={file}
            schema={themeSchema}
            name={name}
            isWrong={isWrong(name)}
          />
        ))}
      </ul>
    </main>
  );
}
