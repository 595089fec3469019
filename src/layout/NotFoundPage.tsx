import { Button, buttonClass } from './ui/Button.tsx';
import { RichText } from './ui/RichText.tsx';
import { FrayedNumber } from './not-found/FrayedNumber.tsx';
import type { NotFoundView } from './page-view.ts';
import styles from './NotFoundPage.module.css';

/** The page shown at unknown addresses. A script adds its clock and suggestions. */
export function NotFoundPage({ notFound }: { notFound: NotFoundView }) {
  const { title, text, tips, pattern, words } = notFound;
  const home = { href: notFound.home, kind: 'page', newTab: false } as const;
  return (
    <section className={`ground ${styles.lost}`} data-pattern={pattern} data-not-found="">
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
                data-go-back=""
                // Hidden until the script runs, because it would do nothing.
                disabled
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
          <NearestPages question={words.didYouMean} home={notFound.home} />
        </div>
      </div>
    </section>
  );
}

function LocalTime({ name }: { name: string }) {
  return (
    <div className={styles.clock}>
      <p role="timer" aria-live="off" aria-label={name} className={`num ${styles.time}`}>
        ––:––:––
      </p>
      <p>{name}</p>
    </div>
  );
}

/** A list with a template item, which the script copies for each suggestion. */
function NearestPages({ question, home }: { question: string; home: string }) {
  return (
    <div className={styles.nearest} aria-live="polite" data-nearest="">
      <template>
        <h2 className={styles.question}>{question}</h2>
        <ul role="list" className={styles.tips}>
          <li>
            <a href={home}></a> <span className={styles.address}></span>
          </li>
        </ul>
      </template>
    </div>
  );
}
