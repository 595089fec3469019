import type { Words } from '../locales/words.ts';
import { listMark } from '../site/offline.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';

/** The page shown instead of one that cannot be fetched. The service worker fills in the list. */
export function OfflinePage({ words }: { words: Words['offline'] }) {
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
    </>
  );
}
