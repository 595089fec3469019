import { useWords } from '../words/use-words.ts';

/** A part of the editor could not be loaded: the work is safe, and it can be tried again. */
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
