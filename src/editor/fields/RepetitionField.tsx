import { useState } from 'react';
import { fieldsOf, metaOf } from '../../../schema/fields/field.ts';
import { weekdays } from '../../../schema/fields/repetition.ts';
import { isoAfter, repeatedDays } from '../../../schema/repeated-days.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { isValueObject, type EditOp, type Maybe, type ValueObject } from '../../content/index.ts';
import {
  FieldFrame,
  useForm,
  type FieldProps,
  type Form,
  fieldId,
  setOps,
} from '../forms/index.ts';
import { siteTime } from '../site/index.ts';
import { isDay, dayInWords } from '../../site/index.ts';
import { RadioRow } from '../ui/index.ts';
import { fill, labelOf, useWords } from '../words/index.ts';

const patterns = ['once', 'weekly', 'weeks', 'weekday', 'date'] as const;
type Pattern = (typeof patterns)[number];

/** The fields of each pattern, besides the days between which it holds. */
const fieldsOfPattern: Readonly<Record<Pattern, readonly string[]>> = {
  once: [],
  weekly: ['days'],
  weeks: ['everyWeeks', 'days'],
  weekday: ['weeks', 'days'],
  date: ['dayOfMonth'],
};

const always = ['from', 'until', 'except'] as const;

function patternOf(value: Maybe): Pattern {
  if (!isValueObject(value)) return 'once';
  if (value['dayOfMonth'] !== undefined) return 'date';
  if (value['weeks'] !== undefined) return 'weekday';
  return value['everyWeeks'] === undefined ? 'weekly' : 'weeks';
}

/** How something comes again: a pattern, its days, and the next of them. It takes the place of a day. */
export function RepetitionField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { FieldView } = form;
  const { schema, path, value } = props;
  const [chosen, setChosen] = useState<Pattern | null>(null);
  const stored = patternOf(value);
  // A pattern without a value of its own yet is as it was chosen.
  const pattern = chosen !== null && stored === 'weekly' && chosen !== 'once' ? chosen : stored;
  const beside = [...path.slice(0, -1), metaOf(schema).standsFor ?? ''];
  const choose = (next: Pattern) => {
    setChosen(next);
    form.change(switchOps(form, props, { beside, next }));
  };
  const names = [...fieldsOfPattern[pattern], ...always];
  const days = nextDays(value, siteTime(form.session).slice(0, 10));
  return (
    <FieldFrame {...props} asGroup>
      {() => (
        <>
          <RadioRow
            legend={labelOf(schema)}
            name={fieldId(path)}
            options={patterns}
            chosen={pattern}
            choose={choose}
          >
            {(one) => words.panel.patterns[one]}
          </RadioRow>
          {isValueObject(value) &&
            [...(fieldsOf(schema) ?? [])]
              .filter(([name]) => names.includes(name))
              .toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
              .map(([name, field]) => (
                <FieldView key={name} schema={field} path={[...path, name]} value={value[name]} />
              ))}
          {days.length > 0 && (
            <p className="hint">
              {fill(words.panel.next, {
                days: new Intl.ListFormat(form.language).format(
                  days.map((day) => dayInWords(day, form.language)),
                ),
              })}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}

type Switch = { beside: FieldProps['path']; next: Pattern };

/** The changes that take another pattern. The day that it takes the place of becomes its first day, and back. */
function switchOps(form: Form, { path, value }: FieldProps, { beside, next }: Switch): EditOp[] {
  const before = isValueObject(value) ? value : {};
  const day = valueAt(form.root, beside);
  const { from = typeof day === 'string' && isDay(day) ? day : undefined, until, except } = before;
  if (next === 'once') {
    return [...setOps(form, beside, from), ...setOps(form, path, undefined)];
  }
  const iso = typeof from === 'string' && isDay(from) ? from : null;
  const weekday = iso === null ? undefined : weekdays[(new Date(iso).getUTCDay() + 6) % 7];
  const { days = weekday && [weekday] } = before;
  const onDays: ValueObject = days ? { days } : {};
  const ofPattern: Record<Exclude<Pattern, 'once'>, ValueObject> = {
    weekly: onDays,
    weeks: { ...onDays, everyWeeks: 2 },
    weekday: { ...onDays, weeks: ['first'] },
    date: iso === null ? {} : { dayOfMonth: Number(iso.slice(8)) },
  };
  const rest = Object.entries({ from, until, except }).flatMap(([name, one]) =>
    one === undefined ? [] : [[name, one] as const],
  );
  return [
    ...setOps(form, path, { ...ofPattern[next], ...Object.fromEntries(rest) }),
    ...setOps(form, beside, undefined),
  ];
}

/** As many as say how it goes on. */
const maxShown = 5;

const texts = (list: Maybe): string[] | undefined =>
  Array.isArray(list) ? list.flatMap((one) => (typeof one === 'string' ? [one] : [])) : undefined;

const number = (one: Maybe): number | undefined => (typeof one === 'number' ? one : undefined);

/** The next days of a repetition; none while it is not whole. */
function nextDays(value: Maybe, today: string): string[] {
  if (!isValueObject(value)) return [];
  const { days, weeks, everyWeeks, dayOfMonth, from, until, except } = value;
  if (typeof from !== 'string' || !isDay(from)) return [];
  if (texts(days) === undefined && number(dayOfMonth) === undefined) return [];
  const rule = {
    days: texts(days),
    weeks: texts(weeks),
    everyWeeks: number(everyWeeks),
    dayOfMonth: number(dayOfMonth),
    from,
    except: texts(except)?.filter(isDay) ?? [],
    ...(typeof until === 'string' && isDay(until) ? { until } : {}),
  };
  const first = from > today ? from : today;
  return repeatedDays(rule, first, isoAfter(first, 400)).slice(0, maxShown);
}
