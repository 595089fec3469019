import { hoursAfter } from '../../../schema/fields/moment.ts';
import type { SiteLocale } from '../../site/index.ts';
import { FilledWords } from './FilledWords.tsx';
import { Timed } from './Timed.tsx';
import styles from './AsOf.module.css';

type AsOfProps = {
  /** A day, or an hour, in the time zone of the site: 2026-11-24 06:30. */
  moment: string;
  context: Pick<SiteLocale, 'words' | 'formats'> & {
    site: { timeZone: string; staleAfter?: number | undefined };
    today(): string;
  };
};

/**
 * When some figures were right. Once they are older than the site says, a mark says so, also on a copy of the page that
 * is shown without a connection.
 */
export function AsOf({ moment, context: { words, formats, site, today } }: AsOfProps) {
  const { timeZone, staleAfter } = site;
  const time = <time dateTime={moment.replace(' ', 'T')}>{formats.moment(moment)}</time>;
  return (
    <p className={styles.asOf}>
      <span>
        <FilledWords text={words.page.asOf} values={{ time }} />
      </span>
      {staleAfter !== undefined && (
        <Timed
          as="span"
          className={styles.old}
          from={hoursAfter(moment, staleAfter)}
          today={today()}
          timeZone={timeZone}
        >
          {words.page.mayBeOld}
        </Timed>
      )}
    </p>
  );
}
