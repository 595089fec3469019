import { useWords } from '../words/use-words.ts';

/** Reports a part of the editor that failed to load: the work is safe, and a button retries. */
export const NotLoaded = ({ subject, retry }: { subject: string; retry: () => void }) => {
  const words = useWords();
  return (
    <div role="alert">
      <h1>{subject}</h1>
      <p>{words.page.notLoadedText}</p>
      <div>
        <button className="button go" type="button" onClick={retry}>
          {words.page.tryAgain}
        </button>
        <button className="button" type="button" onClick={() => location.reload()}>
          {words.page.loadAgain}
        </button>
      </div>
    </div>
  );
};
