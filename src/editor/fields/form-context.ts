import { createContext, use, type ComponentType } from 'react';
import type { FieldSchema } from '../../../schema/fields/field.ts';
import type { Diagnostic, FieldPath } from '../../diagnostics/diagnostic.ts';
import type { EditOp, Value } from '../../editing/edit-op.ts';
import type { Maybe } from '../../editing/value-conflict.ts';
import type { FileOp } from '../pickers/link-offers.ts';
import type { ListedOption } from '../pickers/OptionList.tsx';
import type { OfferedKind } from '../pickers/site-offers.tsx';
import type { Session } from '../session/session.ts';
import type { StoredPicture } from '../store/store.ts';

/** What a field gets: its schema, where it is in the file, and what it holds. */
export type FieldProps = { schema: FieldSchema; path: FieldPath; value: Maybe };

/** What fields know of the file that they are in, and how they change it. */
export type Form = {
  /** The whole site, for what is chosen from it. */
  session: Session;
  file: string;
  root: Value;
  language: string;
  currency: string;
  diagnostics: readonly Diagnostic[];
  /** Whether the page shows everything that the file says. */
  isPageCurrent: boolean;
  pictures: readonly StoredPicture[];
  picturesAddress: string;
  /** What of the site a field of a kind can name. */
  offers: (kind: OfferedKind) => readonly ListedOption[];
  /** What stood at a path when the site was last published; `same` where it still does. */
  earlier: (path: FieldPath) => { same: true } | { same: false; value: Maybe };
  /** The field of any value: what holds others shows them with it. */
  FieldView: ComponentType<FieldProps>;
  change: (ops: readonly EditOp[], notice?: string) => boolean;
  /** Changes this file and others as one step. */
  changeFiles: (ops: readonly FileOp[], notice?: string) => boolean;
  fix: (diagnostic: Diagnostic) => void;
  /** Shows a node in the panel and puts the focus into a field of it. */
  open: (path: FieldPath) => void;
  addBlock: (index: number) => void;
};

const FormContext = createContext<Form | null>(null);

/** Gives the fields below it their form. */
export const FormProvider = FormContext.Provider;

/** The form that a field stands in; throws outside one. */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside a form.');
  return form;
}

/** The id of the control of a field. */
export const fieldId = (path: FieldPath): string => `field-${path.join('-')}`;

/** The diagnostics that belong to exactly this field, or to what is inside it where that has no field of its own. */
export const diagnosticsAt = (
  diagnostics: readonly Diagnostic[],
  path: FieldPath,
  withInner = false,
): Diagnostic[] =>
  diagnostics.filter(
    (one) =>
      (withInner ? one.path.length >= path.length : one.path.length === path.length) &&
      path.every((step, index) => one.path[index] === step),
  );
