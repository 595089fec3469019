import { fillWords } from '../../messages/index.ts';
import { elementIds } from '../../site/index.ts';
import { countdownAt, monthOf, type Countdown } from './countdown-time.ts';
import { pageShownEvent } from '../../layout/index.ts';
import { everySecond, type Clock } from './every-second.ts';

/**
 * Counts down to the end of the month in which the document was loaded; a page left open beyond it stays at zero.
 * Collapsing the bar is up to the early script.
 */
export function startCountdown(loadedAt: Date = new Date(), clock?: Clock): () => void {
  const month = monthOf(loadedAt);
  const showNow = (now: Date) => {
    const bar = document.getElementById(elementIds.countdown);
    if (bar) showCountdown(bar, countdownAt(now, month));
  };
  const showHere = () => showNow(new Date());
  addEventListener(pageShownEvent, showHere);
  const stop = everySecond(showNow, document, clock);
  return () => {
    stop();
    removeEventListener(pageShownEvent, showHere);
  };
}

function showCountdown(bar: HTMLElement, countdown: Countdown): void {
  for (const unit of ['days', 'hours', 'minutes', 'seconds'] as const) {
    const figure = bar.querySelector(`[data-unit=${unit}]`);
    [...countdown[unit]].forEach((digit, position) => {
      const before = figure?.children[position];
      if (!before || before.textContent === digit) return;
      // A digit that changes is replaced by a new element, which starts its animation.
      const after = document.createElement('span');
      after.textContent = digit;
      before.replaceWith(after);
    });
  }
  const progress = bar.querySelector<HTMLElement>('[role=progressbar]');
  if (progress) {
    const { gone, goneDays, monthDays } = countdown;
    progress.style.setProperty('--days', String(monthDays));
    progress.style.setProperty('--gone', `${(gone * 100).toFixed(2)}%`);
    progress.setAttribute('aria-valuenow', String(Math.round(gone * 100)));
    const words = progress.dataset['words'] ?? '';
    progress.setAttribute('aria-valuetext', fillWords(words, { gone: goneDays, days: monthDays }));
  }
  bar.dataset['ticking'] = '';
}
