import { buttonClass, fillWords, Icon, type BlockContext } from 'woven-site/components';
import { calendarFiles, type Entry } from 'woven-site/schema';
import { numberOfSubject } from './SubjectFilter.tsx';
import styles from './Feeds.module.css';
import filterStyles from './SubjectFilter.module.css';

type FeedsProps = {
  events: readonly Entry[];
  /** The subjects of a filter in the same part of the page: the feed of one is offered when it is chosen. */
  subjects: readonly string[];
  context: BlockContext;
};

/** The file of all dates, and what calendar programs can subscribe to: all of them, or one subject. */
export function Feeds({ events, subjects, context }: FeedsProps) {
  const words = context.words.calendar;
  const [file] = context.downloads;
  if (!file) return null;
  const find = (what: string) => context.downloads.find(({ of }) => of === what);
  const feed = find(calendarFiles.feed);
  const bySubject = Array.from(new Set(events.flatMap(({ subject }) => subject ?? []))).flatMap(
    (subject) => {
      const ofSubject = find(calendarFiles.subject(subject));
      return ofSubject ? [{ subject, href: ofSubject.href }] : [];
    },
  );
  return (
    <p className={styles.feeds}>
      <a href={file.href} download className={buttonClass('line')}>
        <Icon name="download" />
        <span>{words.addDates}</span>
      </a>
      {feed && (
        <a href={webcal(feed.href, context)} className={styles.subscribe}>
          {words.subscribe}
        </a>
      )}
      {bySubject.map(({ subject, href }) => {
        const number = numberOfSubject(subject, subjects);
        return (
          <a
            key={subject}
            href={webcal(href, context)}
            className={`${styles.subscribe} ${number === undefined ? '' : filterStyles.ofSubject}`}
            data-subject={number}
          >
            {fillWords(words.subscribeTo, { subject })}
          </a>
        );
      })}
    </p>
  );
}

/** The address for subscribing in calendar programs. */
const webcal = (href: string, { site }: BlockContext) =>
  new URL(href, site.address).href.replace(/^https?:/, 'webcal:');
