import { words } from '../../words/words.ts';

/** The submit and cancel buttons of a form. */
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
