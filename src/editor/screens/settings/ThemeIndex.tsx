import { fieldsOf } from '../../../../schema/fields/field.ts';
import { themeSchema } from '../../../../schema/theme.ts';
import type { SessionState, Session } from '../../session/index.ts';
import { hintOf } from '../../words/index.ts';
import { BackLink } from '../BackLink.tsx';
import { fileTitle } from '../../site/index.ts';
import { ReviewLink } from '../review/ReviewLink.tsx';
import { SettingRow } from './SettingRow.tsx';
import { screenStyles as screen } from '../../ui/index.ts';
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
