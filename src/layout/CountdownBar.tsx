import { fillWords } from '../messages/index.ts';
import { buttonClass } from './ui/Button.tsx';
import { elementIds } from '../site/index.ts';
import { Icon } from './ui/Icon.tsx';
import { SiteLink } from './ui/SiteLink.tsx';
import type { CountdownSettings } from './page-view.ts';
import styles from './CountdownBar.module.css';

const units = [
  { name: 'days', short: 'daysShort' },
  { name: 'hours', short: 'hoursShort' },
  { name: 'minutes', short: 'minutesShort' },
  { name: 'seconds', short: 'secondsShort' },
] as const;

/**
 * Counts down to the end of the month. It can be collapsed into a pill. Both forms are in the HTML; an attribute of the
 * document, set by the early script, selects one. It shows no figures until the frame's script runs.
 */
export function CountdownBar({ settings }: { settings: CountdownSettings }) {
  const { heading, ctaText, cta, words } = settings;
  return (
    <>
      <button
        type="button"
        className={`${buttonClass()} ${styles.pill}`}
        aria-expanded={false}
        aria-controls={elementIds.countdown}
        data-countdown-to="expanded"
      >
        {heading}
        <Icon name="chevron-up" />
      </button>
      <aside id={elementIds.countdown} className={styles.bar} aria-label={heading}>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={words.progress}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={0}
          aria-valuetext={fillWords(words.daysGone, { gone: 0, days: 30 })}
          data-words={words.daysGone}
        />
        <div className={styles.line}>
          <h2 className={styles.heading}>{heading}</h2>
          <div role="timer" aria-live="off" aria-label={words.timeLeft} className={styles.clock}>
            {units.map(({ name, short }) => (
              <span key={name} className={styles.unit}>
                <b className={styles.figure} data-unit={name}>
                  <span>–</span>
                  <span>–</span>
                </b>
                <span className={styles.long}> {words[name]}</span>
                <span className={styles.short}>{words[short]}</span>
              </span>
            ))}
          </div>
          <SiteLink to={cta} className={styles.action}>
            {ctaText}
          </SiteLink>
          <button
            type="button"
            className={styles.collapse}
            aria-expanded
            aria-controls={elementIds.countdown}
            aria-label={words.makeSmall}
            data-countdown-to="collapsed"
          >
            <Icon name="chevron-down" />
          </button>
        </div>
      </aside>
    </>
  );
}
