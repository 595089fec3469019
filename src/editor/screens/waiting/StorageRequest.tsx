import { useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import screen from '../../ui/Screen.module.css';

/** Whether the browser may delete its storage by itself. */
type StoragePromise = 'unknown' | 'open' | 'given' | 'refused';

/**
 * A browser may delete its storage when a device runs out of room, unless it is asked not to. Asks only while work is
 * in this browser alone, and by a button: some browsers then ask the person in turn.
 */
export function StorageRequest() {
  const words = useWords();
  const [promise, setPromise] = useState<StoragePromise>('unknown');
  useEffect(() => {
    // Missing on sites without a secure connection.
    void navigator.storage?.persisted?.().then((isGiven) => setPromise(isGiven ? 'given' : 'open'));
  }, []);
  const texts = words.waiting;
  if (promise === 'unknown') return null;
  const ask = async () =>
    setPromise((await navigator.storage.persist().catch(() => false)) ? 'given' : 'refused');
  return (
    <section aria-labelledby="safe">
      <h2 className={screen.partTitle} id="safe">
        {texts.safe}
      </h2>
      {promise === 'open' && (
        <>
          <p>{texts.safeText}</p>
          <button className="button" type="button" onClick={() => void ask()}>
            {texts.ask}
          </button>
        </>
      )}
      <p role="status">
        {promise === 'given' ? texts.given : promise === 'refused' ? texts.refused : ''}
      </p>
    </section>
  );
}
