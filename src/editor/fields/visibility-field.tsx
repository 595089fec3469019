import { Fragment, useState } from 'react';
import { metaOf } from '../../../schema/fields/field.ts';
import {
  diagnosticsAt,
  Earlier,
  fieldId,
  fieldGroupStyles as group,
  Mistakes,
  setOps,
  useForm,
  type FieldProps,
} from '../forms/index.ts';
import { choiceStyles } from '../ui/index.ts';
import { useWords } from '../words/index.ts';
import { besideIn } from './text-fields.tsx';
import styles from './VisibilityField.module.css';

const choices = ['now', 'days', 'draft'] as const;
type Choice = (typeof choices)[number];

/** When visitors see a page: as soon as it is published, between two days, or not yet. */
export function VisibilityField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { FieldView } = form;
  const { schema, path, value } = props;
  const [isForDays, setIsForDays] = useState(false);
  const { publicDays = [] } = metaOf(schema);
  const days = publicDays.flatMap((name) => besideIn(form, path, name) ?? []);
  const hasDay = days.some((day) => day.value !== undefined);
  const chosen: Choice = value === true ? 'draft' : hasDay || isForDays ? 'days' : 'now';
  const choose = (next: Choice) => {
    setIsForDays(next === 'days');
    // What would hold again is forgotten; days of a draft are for later.
    const dropped = next === 'now' ? days : [];
    form.change([
      ...setOps(form, path, next === 'draft' ? true : undefined),
      ...dropped.flatMap((day) => setOps(form, day.path, undefined)),
    ]);
  };
  const id = fieldId(path);
  return (
    <fieldset className={`field ${group.group}`} id={`${id}-group`}>
      <legend>{words.pages.appears}</legend>
      <div className={styles.choices}>
        {choices.map((one) => (
          <Fragment key={one}>
            <label className={choiceStyles.choice}>
              <input type="radio" name={id} checked={one === chosen} onChange={() => choose(one)} />
              {words.pages.appear[one]}
            </label>
            {one === 'days' && chosen === 'days' && (
              <div className={styles.days}>
                {days.map((day) => (
                  <FieldView key={day.path.join('.')} {...day} />
                ))}
              </div>
            )}
          </Fragment>
        ))}
      </div>
      <Mistakes diagnostics={diagnosticsAt(form.diagnostics, path)} id={id} />
      <Earlier {...props} id={id} />
    </fieldset>
  );
}
