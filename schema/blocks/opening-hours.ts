import {
  defineBlock,
  sectionFields,
  checkPeriod,
  checkRepetition,
  contact,
  list,
  inline,
  line,
  weekdays,
} from 'woven-site/schema';
import { hoursCodes } from './opening-hours/codes.ts';
import { checkHours, checkOverlaps, checkTimes, daysOf } from './opening-hours/check-hours.ts';
import { exception, hours, season } from './opening-hours/hours-fields.ts';
import { say } from '../../src/messages/index.ts';

export const openingHoursBlock = defineBlock({
  type: 'opening-hours',
  purpose: 'dates',
  description:
    'When a place is open: the hours of the week, of seasons, and of single days. It says whether it is open now.',
  fields: {
    ...sectionFields,
    place: line({
      label: 'Name of the place',
      hint: 'If empty, the name of the site. Search engines show it.',
      under: 'send',
      max: 80,
    }).optional(),
    contact: contact({
      label: 'Contact for search engines',
      under: 'send',
    }).default('main'),
    hours,
    hoursTitle: line({
      label: 'Heading of the hours',
      hint: 'Where there are seasons besides.',
      under: 'words',
      max: 60,
    }).optional(),
    seasons: list(season, {
      label: 'Seasons',
      hint: 'Parts of the year with other hours.',
      min: 0,
    }).optional(),
    exceptions: list(exception, {
      label: 'Other days',
      hint: 'Such as public holidays. Those that are over are not shown.',
      min: 0,
    }).optional(),
    exceptionsTitle: line({
      label: 'Heading of other days',
      under: 'words',
      max: 60,
    }).optional(),
    notice: inline({ label: 'Line below the hours' }).optional(),
  },
  offers: ({ hours: usual }) => ({
    essentials: usual.map(({ days, times: open }) => ({
      kind: 'hours',
      days: days.map((day) => weekdays.indexOf(day)),
      times: open,
    })),
  }),
  codes: hoursCodes,
  validate: ({ hours: usual = [], seasons = [], exceptions = [] }) => [
    ...checkHours(usual, ['hours']),
    ...seasons.flatMap((one, index) => [
      ...checkPeriod(['seasons', index], one),
      ...checkHours(one?.hours ?? [], ['seasons', index, 'hours']),
    ]),
    ...exceptions.flatMap((one, index) => [
      ...checkPeriod(['exceptions', index], one),
      ...(one?.from !== undefined && one.repeats !== undefined
        ? [
            {
              code: 'date-or-repetition' as const,
              path: ['exceptions', index, 'repeats'],
              message: say('date-exceptionAgain'),
              help: say('date-andAgainHow'),
            },
          ]
        : []),
      ...checkRepetition(['exceptions', index, 'repeats'], one?.repeats),
      ...checkTimes(one?.times ?? [], ['exceptions', index, 'times']),
    ]),
    ...checkOverlaps(seasons.map((one, index) => daysOf(one, ['seasons', index]))),
    ...checkOverlaps(exceptions.map((one, index) => daysOf(one, ['exceptions', index]))),
  ],
});
