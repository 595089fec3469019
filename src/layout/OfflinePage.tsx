import type { Words } from '../messages/index.ts';
import { listMark, storedPages } from '../site/index.ts';
import { buttonClass } from './ui/Button.tsx';
import { Section } from './ui/Section.tsx';

type OfflinePageProps = { words: Pick<Words, 'offline' | 'device'> };

/**
 * The page shown instead of one that cannot be fetched. The service worker fills in the list. Since it is stored wherever
 * pages are, it also has the part with which the page on privacy lists and deletes them, and which hardly anybody needs.
 */
export function OfflinePage({ words: { offline: words, device } }: OfflinePageProps) {
  return (
    <>
      <Section intro={words.text}>
        {/* The address bar still shows the address of the requested page. */}
        <a className={buttonClass('ink')} href="">
          {words.tryAgain}
        </a>
      </Section>
      <Section title={words.kept} tint>
        <div className="prose">
          <ul {...{ [listMark]: '' }} />
        </div>
      </Section>
      <template data-words={device.storedOn} data-deleted={device.deleted}>
        {/* A list of places to go to is left out on paper. */}
        <nav className="prose" aria-labelledby={storedPages}>
          <p id={storedPages}>
            <strong>{device.stored}</strong>
          </p>
          <ul />
          <button type="button" className={buttonClass('line')}>
            {device.deleteStored}
          </button>
        </nav>
      </template>
    </>
  );
}
