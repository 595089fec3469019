import { useState } from 'react';
import {
  IconPlate,
  ItemHeading,
  useLocale,
  Section,
  type IslandProps,
} from 'woven-site/components';
import { DashboardFrame } from './DashboardFrame.tsx';
import type { ReportFacts } from './frame-state.ts';
import { yearsOf } from './years.ts';
import styles from './Dashboards.module.css';

/** Null means every year. */
type Year = string | null;

/** Embedded charts of several years, filtered by buttons; an island, so that filtering is immediate. */
export function Dashboards({ block, words, facts }: IslandProps<'dashboards', ReportFacts>) {
  const { title, items } = block;
  const { language } = useLocale();
  const filterLabel = block.filterLabel ?? words.filterByYear;
  const [year, setYear] = useState<Year>(null);
  const years = yearsOf(items, language);
  const choices: Year[] = [null, ...years];
  return (
    <Section {...block} wide>
      {/* If all are from one year, there is nothing to filter. */}
      {years.length > 1 && (
        <div className={styles.filter} data-opens={title ? undefined : ''}>
          <strong aria-hidden="true">{filterLabel}</strong>
          <div role="group" aria-label={filterLabel} className={styles.choices}>
            {choices.map((choice) => (
              <button
                key={choice ?? ''}
                type="button"
                aria-pressed={choice === year}
                onClick={() => setYear(choice)}
              >
                {choice ?? block.allLabel ?? words.allYears}
              </button>
            ))}
          </div>
        </div>
      )}
      {items.map((report) => (
        // A report that is filtered out keeps its frame, so that it need not load again.
        <article
          key={report.id}
          className={styles.report}
          hidden={year !== null && report.year !== year}
        >
          <header>
            <IconPlate name={report.icon} />
            <span className={`num ${styles.year}`}>{report.year}</span>
            <ItemHeading under={title} className={styles.title}>
              {report.title}
            </ItemHeading>
            <p className={styles.description}>{report.description}</p>
          </header>
          <DashboardFrame
            report={report}
            onTap={facts !== undefined}
            words={{
              loading: block.loadingText ?? words.loading,
              failed: block.failedTitle ?? words.failed,
              tryAgain: block.failedText ?? words.tryAgain,
              show: words.show,
            }}
          />
        </article>
      ))}
    </Section>
  );
}
