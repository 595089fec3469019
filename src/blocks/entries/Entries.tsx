import {
  Columns,
  fillWords,
  ItemHeading,
  MoreLink,
  Section,
  type BlockContext,
  type BlockProps,
  type EntryList,
} from 'woven-site/components';
import { Calendar } from './Calendar.tsx';
import styles from './Entries.module.css';
import { Card, Row } from './Entry.tsx';

/** Entries of a collection as rows, cards or a list by days; the list of a whole collection leads on to its further pages. */
export function Entries({ block, context }: BlockProps<'entries'>) {
  const { words } = context;
  const { shows = 'all', look, empty } = block;
  const list = context.entries({
    from: block.from,
    shows,
    tag: block.tag,
    author: block.author,
    year: block.year,
    limit: block.limit,
  });
  const isRelated = shows === 'related';
  // Nobody misses what is only offered besides.
  if (isRelated && list.entries.length === 0) return null;
  const title = block.title ?? (isRelated ? words.entries.related : undefined);
  return (
    <Section {...block} title={title} wide={look === 'cards'}>
      {list.entries.length === 0 ? (
        <p className={styles.none}>
          {empty ?? (shows === 'upcoming' ? words.entries.noneAhead : words.entries.none)}
        </p>
      ) : (
        <Items look={look} under={title} list={list} context={context} />
      )}
      {list.whole && (
        <p className={styles.all}>
          <MoreLink
            link={{
              label: fillWords(words.entries.all, { label: list.whole.label }),
              to: { href: list.whole.href, kind: 'page', newTab: false },
            }}
          />
        </p>
      )}
      <Links label={words.entries.pages} links={list.pages} />
      <Links label={words.entries.archive} links={list.years} isShown />
      <Links label={words.entries.tagged} links={list.tags} isShown />
      {list.feed !== null && (
        <p className={styles.all}>
          <a href={list.feed} type="application/atom+xml">
            {words.entries.subscribe}
          </a>
        </p>
      )}
    </Section>
  );
}

type ItemsProps = {
  look: 'rows' | 'cards' | 'calendar' | undefined;
  under: string | undefined;
  list: Pick<EntryList, 'entries'>;
  context: BlockContext;
};

/** The entries; those that are over stand below a heading, if others are still to come. */
function Items({ list, ...rest }: ItemsProps) {
  const at = list.entries.findIndex(({ isFirstPast }) => isFirstPast);
  if (at < 0) return <Alike list={list} {...rest} />;
  const { past } = rest.context.words.calendar;
  return (
    <>
      {at > 0 && <Alike list={{ entries: list.entries.slice(0, at) }} {...rest} />}
      <ItemHeading under={rest.under} className={styles.past}>
        {past}
      </ItemHeading>
      <Alike list={{ entries: list.entries.slice(at) }} {...rest} under={past} />
    </>
  );
}

function Alike({ look, under, list: { entries }, context }: ItemsProps) {
  if (look === 'calendar') return <Calendar {...{ entries, under, context }} />;
  if (look === 'cards') {
    const cloth = entries.some(({ picture }) => picture !== null);
    return (
      <Columns count={entries.length} className={styles.cards}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Card {...{ entry, under, context, cloth }} />
          </li>
        ))}
      </Columns>
    );
  }
  return (
    <ul role="list" className={styles.rows}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <Row {...{ entry, under, context }} />
        </li>
      ))}
    </ul>
  );
}

type LinksProps = {
  label: string;
  links: readonly { label: string; href: string; isShown?: boolean; isAfterGap?: boolean }[];
  /** Whether the label can be seen. */
  isShown?: boolean;
};

function Links({ label, links, isShown = false }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.links}>
      {isShown && <p aria-hidden="true">{label}</p>}
      <ul role="list">
        {links.map((link) => (
          <li key={link.href} data-gap={link.isAfterGap ? '' : undefined}>
            <a href={link.href} aria-current={link.isShown ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
