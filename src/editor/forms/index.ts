/*
 * The state of a form: typed texts, mistakes, lists, and the operations that change a file.
 */
export { default as fieldGroupStyles } from './FieldGroup.module.css';
export { MistakeText } from './MistakeText.tsx';
export { default as mistakesStyles } from './Mistakes.module.css';
export { controlOf } from './control-of.ts';
export { type ControlIds, Earlier, FieldFrame, Mistakes, Offers } from './field-frame.tsx';
export {
  type FieldProps,
  type Form,
  FormProvider,
  diagnosticsAt,
  fieldId,
  useForm,
} from './form-context.ts';
export { type FormField, formSteps, partsOfForm } from './form-fields.ts';
export { isFresh, markFresh } from './fresh-items.ts';
export { completeField, setOps } from './set-ops.ts';
export { spokenItem, spokenTitleOf } from './spoken-name.ts';
export { readLine, readNumber, textOf, useFieldText, useTyped } from './use-field-text.ts';
