import type { Words } from 'woven-site/components';
import type { OpenState } from './open-state.ts';
import { openState } from './open-state.ts';
import type { OpeningPlan } from './opening-plan.ts';

type StateWords = Pick<
  Words['hours'],
  'open' | 'openUntil' | 'closed' | 'opensToday' | 'opensTomorrow' | 'opensOn'
>;

/** The input of the script. */
export type OpenStateValues = { plan: OpeningPlan; words: StateWords; language: string };

/**
 * Shows beside a script whether the place is open now, highlights today's times, and keeps both up to date. It is
 * inlined, so it must not use anything outside itself.
 */
export function showOpenState(
  script: Element | null,
  stateAt: (plan: OpeningPlan, moment: Date) => OpenState,
): void {
  const status = script?.previousElementSibling;
  const block = script?.closest('[data-opening-hours]');
  if (!status || !block) return;
  const values: OpenStateValues = JSON.parse(script?.getAttribute('data-values') ?? '');
  const { plan, words, language } = values;
  const utc = (format: Intl.DateTimeFormatOptions, ms: number) =>
    new Date(ms).toLocaleString(language, { ...format, calendar: 'gregory', timeZone: 'UTC' });

  const wordsOf = ({ isOpen, change }: OpenState): string => {
    if (!change) return isOpen ? words.open : words.closed;
    const { inDays, iso, minute } = change;
    const time = utc({ timeStyle: 'short' }, minute * 60_000);
    const day = utc(
      inDays < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
      Date.parse(iso),
    );
    const later = inDays === 1 ? words.opensTomorrow : words.opensOn;
    const closed = inDays === 0 ? words.opensToday : later;
    // If it closes several days ahead, it just says open.
    const open = inDays > 1 ? words.open : words.openUntil;
    return (isOpen ? open : closed).replace('{time}', time).replace('{day}', day);
  };

  const show = () => {
    const state = stateAt(plan, new Date());
    const text = wordsOf(state);
    if (status.textContent !== text) status.textContent = text;
    status.setAttribute('data-open', String(state.isOpen));
    block.querySelectorAll('[data-days]').forEach((row) => {
      const table = row.closest('[data-hours]')?.getAttribute('data-hours');
      const days = row.getAttribute('data-days') ?? '';
      const isToday =
        days === state.table || (table === state.table && days.includes(String(state.weekday)));
      if (isToday) row.setAttribute('aria-current', 'date');
      else row.removeAttribute('aria-current');
    });
  };
  show();
  // The rows come after the script.
  document.addEventListener('DOMContentLoaded', show);
  const timer = setInterval(() => {
    if (status.isConnected) show();
    else clearInterval(timer);
  }, 15_000);
}

/**
 * The script beside the line that it fills in. Its data is in an attribute of its own element, so that the script is
 * the same on all pages.
 */
export const openStateScript = `(${showOpenState.toString()})(document.currentScript,${openState.toString()})`;
