import { isOptional } from '../../../schema/fields/field.ts';
import { pictureAddress } from '../../site/picture-address.ts';
import { words } from '../words/words.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm, type FieldProps } from './form-context.ts';
import { setOps } from './set-ops.ts';

/** A picture among those of the site, with how it looks. */
export function PictureFileField(props: FieldProps) {
  const form = useForm();
  const { schema, path, value } = props;
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = form.pictures.some(({ name }) => name === chosen);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <>
          {isKnown && (
            <img className="thumbnail" src={form.picturesAddress + pictureAddress(chosen)} alt="" />
          )}
          <select
            {...ids}
            className="input"
            value={chosen}
            onChange={({ target }) =>
              form.change(setOps(form, path, target.value === '' ? undefined : target.value))
            }
          >
            {(isOptional(schema) || chosen === '') && <option value="">{words.panel.none}</option>}
            {!isKnown && chosen !== '' && <option value={chosen}>{chosen}</option>}
            {form.pictures.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
    </FieldFrame>
  );
}
