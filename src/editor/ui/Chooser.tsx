import { useEffect, type FormEvent, type ReactNode } from 'react';
import { useFirstInvalid } from './use-first-invalid.ts';
import { DialogHead } from './DialogHead.tsx';
import { openDialog } from './open-dialog.ts';
import { useWords } from '../words/index.ts';
import styles from './ChooserDialog.module.css';

type ChooserProps = {
  title: string;
  description: string;
  /** The label and action of the confirm button; the action returns false if the choice is refused. */
  use: { label: string; onAction: () => boolean };
  clear?: { label: string; onAction: () => void } | null;
  close: () => void;
  children: ReactNode;
};

/**
 * A dialog for choosing something. Escape and the close button cancel; Enter confirms. Where there is a keyboard, the
 * focus starts at the element with `data-first`; it returns to the button that opened the dialog. After a refusal it
 * moves to the first wrong field.
 */
export function Chooser({ title, description, use, clear = null, close, children }: ChooserProps) {
  const words = useWords();
  const { form: dialog, refuse } = useFirstInvalid<HTMLDialogElement>();
  useEffect(() => openDialog(dialog.current, '[data-first]'), [dialog]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (use.onAction()) dialog.current?.close();
    else refuse();
  };
  return (
    <dialog ref={dialog} className={styles.chooser} aria-labelledby="chooser-title" onClose={close}>
      <form onSubmit={submit}>
        <DialogHead id="chooser-title" title={title} close={() => dialog.current?.close()}>
          <p className="hint">{description}</p>
        </DialogHead>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>
          {clear && (
            <button
              className={`text-button ${styles.beside} ${styles.clear}`}
              type="button"
              onClick={() => {
                clear.onAction();
                dialog.current?.close();
              }}
            >
              {clear.label}
            </button>
          )}
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {words.choose.cancel}
          </button>
          <button className="button go" type="submit">
            {use.label}
          </button>
        </footer>
      </form>
    </dialog>
  );
}
