import { words } from '../../words/words.ts';

/** The end of a form: the button that does what it is for, and the one that leaves everything as it is. */
export const FormActions = ({ submit, close }: { submit: string; close: () => void }) => (
  <div className="form-actions">
    <button className="button go" type="submit">
      {submit}
    </button>
    <button className="button" type="button" onClick={close}>
      {words.pages.cancel}
    </button>
  </div>
);
