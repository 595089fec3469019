import { fieldsOf, itemOf, metaOf } from '../../../schema/fields/field.ts';
import { weekdays, weeksOfMonth } from '../../../schema/fields/repetition.ts';
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
import { Checkbox, RadioRow } from '../ui/index.ts';
import { counted, currentLanguage, currentWords, fill, labelOf, useWords } from '../words/index.ts';
import { TickedChoices } from './choice-fields.tsx';
import { ExceptField } from './ExceptField.tsx';
import { besideIn, DateField } from './text-fields.tsx';
import styles from './RepetitionField.module.css';

const patterns = ['once', 'weekly', 'monthly', 'weeks'] as const;
type Pattern = (typeof patterns)[number];

function patternOf(value: Maybe): Pattern {
  if (!isValueObject(value)) return 'once';
  if (value['dayOfMonth'] !== undefined || value['weeks'] !== undefined) return 'monthly';
  return value['everyWeeks'] === undefined ? 'weekly' : 'weeks';
}

/**
 * How something comes again, as one sentence in place of its day: a pattern, its days, from when, until when, except
 * when. The sentence and the next days stand below.
 */
export function RepetitionField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { schema, path, value } = props;
  const rule = isValueObject(value) ? value : null;
  const pattern = patternOf(value);
  const { standsFor = '', leavesOut } = metaOf(schema);
  const beside = [...path.slice(0, -1), standsFor];
  const partial = besideIn(form, path, leavesOut);
  const fields = fieldsOf(schema);
  const part = (name: string): FieldProps | null => {
    const field = fields?.get(name);
    return field && rule ? { schema: field, path: [...path, name], value: rule[name] } : null;
  };
  const [from, until, except] = [part('from'), part('until'), part('except')];
  const dayOfMonth = part('dayOfMonth');
  return (
    <FieldFrame {...props} asGroup>
      {() => (
        <>
          <div className={styles.patterns}>
            <RadioRow
              legend={labelOf(schema)}
              name={fieldId(path)}
              options={patterns}
              chosen={pattern}
              choose={(next) => form.change(switchOps(form, props, { beside, next }))}
            >
              {(one) => words.panel.patterns[one]}
            </RadioRow>
          </div>
          {rule && (
            <div className={styles.sentence}>
              {pattern === 'weeks' && <EveryWeeks {...part('everyWeeks')} />}
              {pattern === 'monthly' && dayOfMonth && <DayOfMonth {...dayOfMonth} rule={rule} />}
              {pattern === 'monthly' && dayOfMonth?.value === undefined && (
                <Toggles {...part('weeks')} names={words.panel.repeats.weeks} />
              )}
              {(pattern !== 'monthly' || dayOfMonth?.value === undefined) && (
                <Toggles {...part('days')} names={words.panel.repeats.days} />
              )}
              {from && <DateField {...from} hasWeekday={false} />}
              {until && (
                <DateField {...until} hasWeekday={false} placeholder={words.panel.repeats.noEnd} />
              )}
              {except && <ExceptField {...except} />}
              {partial && (
                <Checkbox
                  checked={partial.value === true}
                  turn={(isOn) => form.change(setOps(form, partial.path, isOn || undefined))}
                >
                  {labelOf(partial.schema)}
                </Checkbox>
              )}
              <Outcome rule={rule} isPartial={partial?.value === true} />
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}

type PartProps = Partial<FieldProps>;

/** The days of the week, or the weeks of a month: pressed or not. */
function Toggles({ schema, path, value, names }: PartProps & { names: Record<string, string> }) {
  const item = schema && itemOf(schema);
  return (
    schema &&
    item &&
    path && (
      <TickedChoices
        schema={schema}
        path={path}
        value={value}
        item={item}
        row={{ className: styles.toggles ?? '', nameOf: (choice) => names[choice] ?? choice }}
      />
    )
  );
}

const maxWeeks = 12;

function EveryWeeks({ schema, path, value }: PartProps) {
  const words = useWords();
  const form = useForm();
  if (!schema || !path) return null;
  const now = typeof value === 'number' ? value : 2;
  const counts = new Set([...Array.from({ length: maxWeeks - 1 }, (_, index) => index + 2), now]);
  return (
    <FieldFrame schema={schema} path={path} value={value}>
      {(ids) => (
        <select
          {...ids}
          className="input"
          value={now}
          onChange={({ target }) => form.change(setOps(form, path, Number(target.value)))}
        >
          {Array.from(counts, (count) => (
            <option key={count} value={count}>
              {counted(words.panel.repeats.everyWeeks, count)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** On days of the week, or on a day of every month. */
function DayOfMonth({ rule, ...props }: FieldProps & { rule: ValueObject }) {
  const words = useWords();
  const form = useForm();
  const { path, value } = props;
  const around = path.slice(0, -1);
  const choose = (day: number | null) =>
    form.change(
      day === null
        ? [
            ...setOps(form, path, undefined),
            ...setOps(form, [...around, 'weeks'], ['first']),
            ...setOps(form, [...around, 'days'], daysFrom(rule)),
          ]
        : [
            ...setOps(form, [...around, 'weeks'], undefined),
            ...setOps(form, [...around, 'days'], undefined),
            ...setOps(form, path, day),
          ],
    );
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <select
          {...ids}
          className="input"
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{words.panel.repeats.onWeekdays}</option>
          {Array.from({ length: 31 }, (_, index) => (
            <option key={index} value={index + 1}>
              {fill(words.panel.repeats.onDay, { day: index + 1 })}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** The weekday of the first day of a rule that has no days yet. */
function daysFrom({ days, from }: ValueObject): Maybe {
  if (days !== undefined || typeof from !== 'string' || !isDay(from)) return days;
  return weekdays.slice((new Date(from).getUTCDay() + 6) % 7).slice(0, 1);
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
  const days = daysFrom({ ...before, ...(from === undefined ? {} : { from }) });
  const rule: Record<Exclude<Pattern, 'once'>, Record<string, Maybe>> = {
    weekly: { days },
    weeks: { days, everyWeeks: 2 },
    monthly: { days, weeks: ['first'] },
  };
  const parts = Object.entries({ ...rule[next], from, until, except });
  const set = parts.flatMap(([name, one]) => (one === undefined ? [] : [[name, one] as const]));
  return [...setOps(form, path, Object.fromEntries(set)), ...setOps(form, beside, undefined)];
}

type OutcomeProps = {
  rule: ValueObject;
  /** Whether it is left out on further days, which a form does not know. */
  isPartial: boolean;
};

/** As many as say how it goes on. */
const maxShown = 5;

/** The rule in words, and the next of its days. Screen readers hear it when it changes. */
function Outcome({ rule: value, isPartial }: OutcomeProps) {
  const { panel } = useWords();
  const form = useForm();
  const rule = ruleOf(value);
  const today = siteTime(form.session).slice(0, 10);
  // English of the site says 7 December where American English would say December 7.
  const language = form.language.startsWith(currentLanguage()) ? form.language : currentLanguage();
  const first = rule && rule.from > today ? rule.from : today;
  const days = rule ? repeatedDays(rule, first, isoAfter(first, 400)).slice(0, maxShown) : [];
  const next = isPartial ? panel.repeats.nextOutside : panel.next;
  return (
    <div className={styles.outcome} role="status">
      {rule && (
        <p>
          <b>{inWords(rule, language)}</b>
          {isPartial && `, ${panel.repeats.notInHolidays}`}
        </p>
      )}
      {days.length > 0 && <p>{fill(next, { days: listDays(days, language) })}</p>}
    </div>
  );
}

const texts = (list: Maybe): string[] =>
  Array.isArray(list) ? list.flatMap((one) => (typeof one === 'string' ? [one] : [])) : [];

const number = (one: Maybe): number | undefined => (typeof one === 'number' ? one : undefined);

/** A repetition that is whole: its days can be computed. */
function ruleOf({ days, weeks, everyWeeks, dayOfMonth, from, until, except }: ValueObject) {
  if (typeof from !== 'string' || !isDay(from)) return null;
  if (texts(days).length === 0 && number(dayOfMonth) === undefined) return null;
  return {
    days: texts(days),
    weeks: texts(weeks),
    everyWeeks: number(everyWeeks),
    dayOfMonth: number(dayOfMonth),
    from,
    until: typeof until === 'string' && isDay(until) ? until : undefined,
    except: texts(except).filter(isDay),
  };
}

type Rule = NonNullable<ReturnType<typeof ruleOf>>;

/** Every Wednesday from 6 January 2027 until 7 April 2027, except 17 February 2027. */
function inWords({ from, until, except, ...rule }: Rule, language: string): string {
  const { repeats } = currentWords().panel;
  const day = (iso: string) => dayInWords(iso, language);
  let words = patternInWords(rule, language);
  words = until
    ? fill(repeats.between, { what: words, from: day(from), until: day(until) })
    : fill(repeats.from, { what: words, from: day(from) });
  return except.length === 0
    ? words
    : fill(repeats.except, { what: words, days: listDays(except, language) });
}

function patternInWords(
  {
    days,
    weeks,
    everyWeeks,
    dayOfMonth,
  }: Pick<Rule, 'days' | 'weeks' | 'everyWeeks' | 'dayOfMonth'>,
  language: string,
): string {
  const { repeats } = currentWords().panel;
  if (dayOfMonth !== undefined) return fill(repeats.onDate, { day: dayOfMonth });
  const list = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  const names = weekdays.flatMap((name, index) =>
    days.includes(name) ? weekday.format(Date.UTC(1970, 0, 5 + index)) : [],
  );
  const which = weeksOfMonth.filter((week) => weeks.includes(week));
  if (which.length > 0) {
    return fill(repeats.ofMonth, {
      weeks: list(which.map((week) => repeats.weeks[week])),
      days: list(names),
    });
  }
  return everyWeeks === undefined
    ? fill(repeats.weekly, { days: list(names) })
    : fill(repeats.inWeeks, {
        every: counted(repeats.everyWeeks, everyWeeks),
        days: list(names),
      });
}

/** Days with their month and year once: 7, 14, 21 December 2026, 4 January 2027. */
function listDays(days: readonly string[], language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const separator = currentWords().panel.repeats.comma;
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return months
    .map((month) => {
      const inMonth = days.filter((day) => day.startsWith(month));
      const numbers = inMonth.flatMap((day) =>
        format
          .formatToParts(new Date(day))
          .flatMap(({ type, value }) => (type === 'day' ? value : [])),
      );
      return format
        .formatToParts(new Date(`${month}-01`))
        .map(({ type, value }) => (type === 'day' ? numbers.join(separator) : value))
        .join('');
    })
    .join(separator);
}
