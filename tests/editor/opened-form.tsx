import type { ReactNode } from 'react';
import { FormProvider, type Form } from '../../src/editor/forms/form-context.ts';
import { useFormOf } from '../../src/editor/fields/use-form-of.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { file } from './opened-session.ts';

type OpenedFormProps = { session: Session; of?: string; show: (form: Form) => ReactNode };

/** The form of the edited page, or of another file, around what a test shows of it. */
export function OpenedForm({ session, of = file, show }: OpenedFormProps) {
  const form = useFormOf({ session, file: of, open: () => {}, addBlock: () => {} });
  return form && <FormProvider value={form}>{show(form)}</FormProvider>;
}
