import { useEffect, useState } from 'react';
import type { ListedPage } from '../site/page-list.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { RichText } from '../ui/RichText.tsx';
import { useLocale } from '../ui/locale-context.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { everySecond } from './countdown/every-second.ts';
import { FrayedNumber } from './not-found/FrayedNumber.tsx';
import { suggestPages, type SuggestPages } from './not-found/suggest-pages.ts';
import type { NotFoundView } from './page-view.ts';
import styles from './NotFoundPage.module.css';

const home = { href: '/', kind: 'page', newTab: false } as const;

type NotFoundPageProps = { notFound: NotFoundView; suggest?: SuggestPages };

/** What stands at every address without a page (specification 8). */
export function NotFoundPage({ notFound, suggest = suggestPages }: NotFoundPageProps) {
  const { title, text, tips, pattern, words } = notFound;
  const isHydrated = useIsHydrated();
  return (
    <section className={`ground ${styles.lost}`} data-pattern={pattern}>
      <div className={styles.content}>
        <FrayedNumber className={styles.number} />
        <div className={styles.columns}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {text && <RichText as="p" className={`lede ${styles.text}`} text={text} />}
            <dl className={styles.facts}>
              <div>
                <dt>{words.errorCode}</dt> <dd>404</dd>
              </div>
              <div>
                <dt>{words.status}</dt> <dd>{words.notFound}</dd>
              </div>
            </dl>
            <div className={styles.buttons}>
              <Button link={{ label: words.goHome, to: home }} look="sun" />
              <button
                type="button"
                className={`${buttonClass('line')} ${styles.back}`}
                // Until scripts run the page it would do nothing.
                disabled={!isHydrated}
                onClick={goBack}
              >
                {words.goBack}
              </button>
            </div>
          </div>
          <div className={styles.beside}>
            <LocalTime name={words.yourTime} />
            <ul role="list" className={styles.tips}>
              {tips.map((tip) => (
                <RichText key={tip.html} as="li" text={tip} />
              ))}
            </ul>
          </div>
          <NearestPages question={words.didYouMean} suggest={suggest} />
        </div>
      </div>
    </section>
  );
}

/** Back in the history; home where the address was opened in a new tab and there is no way back. */
function goBack() {
  if (window.history.length > 1) window.history.back();
  else window.location.assign('/');
}

function LocalTime({ name }: { name: string }) {
  const { language } = useLocale();
  const [time, setTime] = useState('––:––:––');
  useEffect(
    () => everySecond((now) => setTime(now.toLocaleTimeString(language)), document),
    [language],
  );
  return (
    <div className={styles.clock}>
      <p role="timer" aria-live="off" aria-label={name} className={`num ${styles.time}`}>
        {time}
      </p>
      <p>{name}</p>
    </div>
  );
}

type NearestPagesProps = { question: string; suggest: SuggestPages };

/** Goes to the page that the address meant, where that is certain; else names the pages that come nearest. */
function NearestPages({ question, suggest }: NearestPagesProps) {
  const [pages, setPages] = useState<ListedPage[]>([]);

  useEffect(() => {
    let wanted = true;
    suggest(window.location)
      .then(({ meant, nearest }) => {
        if (!wanted) return;
        if (meant !== null) window.location.replace(meant);
        setPages(nearest);
      })
      // Without the list of pages, the tips and the menu still help.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [suggest]);

  return (
    <div className={styles.nearest} aria-live="polite">
      {pages.length > 0 && (
        <>
          <h2 className={styles.question}>{question}</h2>
          <ul role="list" className={styles.tips}>
            {pages.map(({ address, title }) => (
              <li key={address}>
                <a href={address}>{title}</a> <span className={styles.address}>{address}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
