/*
 * The control of each kind of field.
 */
export { FieldView } from './FieldView.tsx';
export { FormFields } from './FormFields.tsx';
export { OpenedItems } from './ListField.tsx';
export { applyFix } from './apply-fix.ts';
export { DayInput, useTypedDay } from './day-input.tsx';
export {
  type EditedList,
  addItem,
  addWords,
  duplicateItem,
  moveItem,
  refuseFewer,
  refuseMore,
  removeItem,
} from './list-actions.ts';
export { useFormOf } from './use-form-of.ts';
