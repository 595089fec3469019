import { Link } from 'react-router-dom';
import { fieldsOf, type FieldSchema } from '../../../../schema/fields/field.ts';
import { hintOf, labelOf } from '../../words/field-words.ts';
import { useWords } from '../../words/use-words.ts';
import { EditorIcon } from '../EditorIcon.tsx';
import { fieldLink } from '../field-link.ts';

type SettingRowProps = { file: string; schema: FieldSchema; name: string; isWrong: boolean };

/** A link to the form of one setting, with what it is for. */
export function SettingRow({ file, schema, name, isWrong }: SettingRowProps) {
  const words = useWords();
  const field = fieldsOf(schema)?.get(name);
  if (!field) return null;
  return (
    <li>
      <Link to={fieldLink(file, [name])}>{labelOf(field)}</Link>
      {isWrong && (
        <span className="message">
          <EditorIcon name="circle-alert" />
          {words.panel.hasMistake}
        </span>
      )}
      <p className="hint">{hintOf(field)}</p>
    </li>
  );
}
