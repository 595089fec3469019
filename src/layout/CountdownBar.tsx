import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { fillWords } from '../locales/fill-words.ts';
import type { Words } from '../locales/words.ts';
import { buttonClass } from '../ui/Button.tsx';
import { elementIds } from '../ui/element-ids.ts';
import { Icon } from '../ui/Icon.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { setBarState, type BarState } from './countdown/bar-state.ts';
import { countdownAt, monthOf, type Countdown } from './countdown/countdown-time.ts';
import { everySecond, type Clock } from './countdown/every-second.ts';
import type { CountdownSettings } from './page-view.ts';
import styles from './CountdownBar.module.css';

/** When the document was loaded. A page left open beyond the end of that month stays at zero. */
const whenLoaded = new Date();

const units = [
  { name: 'days', short: 'daysShort' },
  { name: 'hours', short: 'hoursShort' },
  { name: 'minutes', short: 'minutesShort' },
  { name: 'seconds', short: 'secondsShort' },
] as const;

type CountdownBarProps = { settings: CountdownSettings; loadedAt?: Date; clock?: Clock };

/**
 * Counts down to the end of the month. Made small, it is a pill; which of the two shows is an attribute of the
 * document, set before anything is rendered, so both stand in the HTML. Until scripts run it shows no figures.
 */
export function CountdownBar({ settings, loadedAt = whenLoaded, clock }: CountdownBarProps) {
  const { heading, ctaText, cta, storageKey, words } = settings;
  const [countdown, setCountdown] = useState<Countdown | null>(null);
  const bar = useRef<HTMLElement>(null);
  const pill = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const month = monthOf(loadedAt);
    return everySecond((now) => setCountdown(countdownAt(now, month)), document, clock);
  }, [loadedAt, clock]);

  const turn = (state: BarState) => {
    setBarState(state, storageKey);
    if (state === 'collapsed') pill.current?.focus();
    else bar.current?.querySelector('button')?.focus();
  };

  return (
    <>
      <button
        ref={pill}
        type="button"
        className={`${buttonClass()} ${styles.pill}`}
        aria-expanded={false}
        aria-controls={elementIds.countdown}
        onClick={() => turn('expanded')}
      >
        {heading}
        <Icon name="chevron-up" />
      </button>
      <aside
        ref={bar}
        id={elementIds.countdown}
        className={styles.bar}
        aria-label={heading}
        data-hydrated={countdown ? '' : undefined}
      >
        <Progress countdown={countdown} words={words} />
        <div className={styles.line}>
          <h2 className={styles.heading}>{heading}</h2>
          <div role="timer" aria-live="off" aria-label={words.timeLeft} className={styles.clock}>
            {units.map(({ name, short }) => (
              <span key={name} className={styles.unit}>
                <Figure value={countdown ? countdown[name] : '––'} />
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
            onClick={() => turn('collapsed')}
          >
            <Icon name="chevron-down" />
          </button>
        </div>
      </aside>
    </>
  );
}

/** Two digits; one that changes is put in anew, which sets off its animation. */
function Figure({ value }: { value: string }) {
  return (
    <b className={styles.figure}>
      {[...value].map((digit, place) => (
        <span key={`${place}${digit}`}>{digit}</span>
      ))}
    </b>
  );
}

type ProgressProps = { countdown: Countdown | null; words: Words['countdown'] };

/** A stitch for every day of the month; as much of them as has gone is woven in. */
function Progress({ countdown, words }: ProgressProps) {
  const { gone, goneDays, monthDays } = countdown ?? { gone: 0, goneDays: 0, monthDays: 30 };
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--days': String(monthDays),
    '--gone': `${(gone * 100).toFixed(2)}%`,
  };
  return (
    <div
      className={styles.progress}
      style={style}
      role="progressbar"
      aria-label={words.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(gone * 100)}
      aria-valuetext={fillWords(words.daysGone, { gone: goneDays, days: monthDays })}
    />
  );
}
