import { useWords } from '../../words/index.ts';
import { actionRowStyles as actionRow } from '../../ui/index.ts';

export const FormActions = ({ submit, close }: { submit: string; close: () => void }) => {
  const words = useWords();
  return (
    <div className={actionRow.row}>
      <button className="button go" type="submit">
        {submit}
      </button>
      <button className="button" type="button" onClick={close}>
        {words.pages.cancel}
      </button>
    </div>
  );
};
