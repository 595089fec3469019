import { createContext, use, type ComponentType } from 'react';
import type { FieldSchema } from '../../../schema/fields/field.ts';
import type { Diagnostic, FieldPath } from '../../messages/index.ts';
import type { EditOp, Value, Maybe, StoredPicture } from '../../content/index.ts';
import type { CutMenu } from '../../site/index.ts';
import type { SentMessage } from '../engine/index.ts';
import type { FileOp, OfferedKind } from '../site/index.ts';
import type { ListedOption } from '../ui/index.ts';
import type { Session } from '../session/index.ts';
import type { Sentence } from '../words/index.ts';

export type FieldProps = { schema: FieldSchema; path: FieldPath; value: Maybe };

export type Form = {
  session: Session;
  file: string;
  root: Value;
  language: string;
  /** A number as the file writes it; null for anything else. */
  typedAt: (path: FieldPath) => string | null;
  /** The language of the text at a path, for screen readers and spelling. */
  languageAt: (path: FieldPath) => string;
  currency: string;
  diagnostics: readonly Diagnostic[];
  isPageCurrent: boolean;
  /** The sections of which the menu leaves pages out. */
  menus: readonly CutMenu[];
  /** The message that sends the page; null if there is none. */
  sent: SentMessage | null;
  pictures: readonly StoredPicture[];
  offers: (kind: OfferedKind) => readonly ListedOption[];
  /** The published value at a path, or `same`. */
  earlier: (path: FieldPath) => { same: true } | { same: false; value: Maybe };
  /** Renders any value, so that containers can show theirs. */
  FieldView: ComponentType<FieldProps>;
  change: (ops: readonly EditOp[], notice?: Sentence) => boolean;
  changeFiles: (ops: readonly FileOp[], notice?: Sentence) => boolean;
  fix: (diagnostic: Diagnostic) => void;
  open: (path: FieldPath) => void;
  addBlock: (index: number) => void;
};

const FormContext = createContext<Form | null>(null);

export const FormProvider = FormContext.Provider;

/** Throws outside a form. */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside a form.');
  return form;
}

export const fieldId = (path: FieldPath): string => `field-${path.join('-')}`;

/** The diagnostics of a field, and of inner values without a control of their own. */
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
