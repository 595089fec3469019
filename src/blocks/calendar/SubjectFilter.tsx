import type { BlockContext } from 'woven-site/components';
import styles from './SubjectFilter.module.css';

/** The styles have a rule for each of so many subjects; above this number there is no filter. */
const maxSubjects = 12;

/** Fewer dates are seen at a glance. */
const minDates = 7;

type Subject = { subject?: string | undefined };

/**
 * The subjects by which dates can be filtered, in the order in which they are written, which does not change from month
 * to month; none where a filter would help nobody.
 */
export function filteredSubjects(
  written: readonly Subject[],
  dates: readonly Subject[],
): readonly string[] {
  const subjectsWithDates = new Set(dates.map(({ subject }) => subject));
  const subjects = Array.from(new Set(written.flatMap(({ subject }) => subject ?? []))).filter(
    (subject) => subjectsWithDates.has(subject),
  );
  const isUseful = subjects.length > 1 && subjects.length <= maxSubjects;
  return isUseful && dates.length >= minDates ? subjects : [];
}

/** The number by which the styles find what is about a subject; 0 is everything. */
export const numberOfSubject = (
  subject: string | undefined,
  subjects: readonly string[],
): number | undefined =>
  subject !== undefined && subjects.includes(subject) ? subjects.indexOf(subject) + 1 : undefined;

type FilterProps = {
  /** Unique on the page. */
  name: string;
  subjects: readonly string[];
  words: BlockContext['words']['calendar'];
};

/**
 * One subject, or everything. The styles hide the rest, without a script and on paper too; in browsers that cannot,
 * there is no choice and everything is shown.
 */
export const SubjectFilter = ({ name, subjects, words }: FilterProps) => (
  <fieldset className={styles.filter}>
    <legend>{words.show}</legend>
    <div className={styles.choices}>
      {[words.everything, ...subjects].map((subject, number) => (
        <label key={subject}>
          <input type="radio" name={name} value={number} defaultChecked={number === 0} />
          {subject}
        </label>
      ))}
    </div>
  </fieldset>
);
