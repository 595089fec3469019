import { useEffect, useState, type ComponentType } from 'react';
import { currentWords, useWords } from '../words/index.ts';
import screen from './Screen.module.css';

/** Parts to preload, so that they work without a network too. */
const parts: (() => Promise<unknown>)[] = [];

type OnDemandOptions<Props> = {
  /** Shown while the part loads, and if it fails; by default a failure is reported. */
  Instead?: ComponentType<Props>;
  /** Shown while the part loads. */
  Waiting?: ComponentType;
  /** Whether it is preloaded. Large, rarely used parts are not. */
  isAhead?: boolean;
};

/**
 * A part of the editor that loads when it is needed. A script that fails to load says nothing about the content: the
 * part explains it in its place, and retries when the network is back.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Instead, Waiting, isAhead = true }: OnDemandOptions<Props> = {},
): ComponentType<Props> {
  const words = currentWords();
  let loaded: ComponentType<Props> | null = null;
  const ready = async () => {
    loaded ??= await load();
    return loaded;
  };
  if (isAhead) parts.push(ready);
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (Part) return undefined;
      let isOver = false;
      ready().then(
        (found) => isOver || setPart(() => found),
        () => isOver || setHasFailed(true),
      );
      const again = () => setTries((count) => count + 1);
      addEventListener('online', again);
      return () => {
        isOver = true;
        removeEventListener('online', again);
      };
    }, [Part, tries]);
    if (Part) return <Part {...props} />;
    if (Instead) return <Instead {...props} />;
    if (!hasFailed) return Waiting ? <Waiting /> : null;
    return (
      <main className={screen.screen} tabIndex={-1}>
        <NotLoaded subject={words.page.notLoaded} retry={() => setTries(tries + 1)} />
      </main>
    );
  };
}

/** Loads all parts while there is a network. One that fails is loaded again when it is needed. */
export async function loadAhead(): Promise<void> {
  for (const load of parts) await load().catch(() => undefined);
}

/** Reports a part of the editor that failed to load: the work is safe, and a button retries. */
const NotLoaded = ({ subject, retry }: { subject: string; retry: () => void }) => {
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
