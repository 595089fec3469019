import { Link } from 'react-router-dom';
import { fieldsOf, metaOf, type FieldSchema } from '../../../../schema/fields/field.ts';
import { childOf } from '../../../../schema/value-at.ts';
import { valueOf, fieldLink, languageOf } from '../../site/index.ts';
import type { Session } from '../../session/index.ts';
import { hintOf, labelOf, useWords } from '../../words/index.ts';
import { EditorIcon } from '../../ui/index.ts';
import { settingInWords } from './setting-in-words.ts';
import settings from './Settings.module.css';

type SettingRowProps = {
  session: Session;
  file: string;
  schema: FieldSchema;
  name: string;
  isWrong: boolean;
};

/** Whether a missing setting has a usual value. */
const isUsual = (field: FieldSchema) =>
  metaOf(field).kind === 'choice' || metaOf(field).kind === 'yes-no';

export function SettingRow({ session, file, schema, name, isWrong }: SettingRowProps) {
  const words = useWords();
  const field = fieldsOf(schema)?.get(name);
  if (!field) return null;
  const now = settingInWords(session, field, childOf(valueOf(session, file), name));
  return (
    <li>
      <Link to={fieldLink(file, [name])}>{labelOf(field)}</Link>
      <div>
        <p
          className={now ? settings.now : `${settings.now} ${settings.none}`}
          lang={now?.isOfSite ? languageOf(session) : undefined}
        >
          {now?.text ?? (isUsual(field) ? words.panel.byItself : words.panel.none)}
        </p>
        {isWrong && (
          <p className="message">
            <EditorIcon name="circle-alert" />
            {words.panel.hasMistake}
          </p>
        )}
        <p className="hint">{hintOf(field)}</p>
      </div>
    </li>
  );
}
