import { memo } from 'react';
import { counted, fillWords, ItemHeading, useLocale, type Words } from 'woven-site/components';
import type { Strand, SubStrand } from 'woven-site/schema';
import { markList } from './mark-matches.ts';
import { Marked, Pieces } from './Marked.tsx';
import { partId } from './parts.ts';
import styles from './CurriculumBrowser.module.css';

type DetailProps = {
  base: string;
  strand: Strand;
  /** The position of the strand in the curriculum, from 1. */
  number: number;
  /** The heading above the browser, if there is one. */
  under: string | undefined;
  /** The search text; empty for hidden parts, so that they need not be rendered again. */
  query: string;
  isCurrent: boolean;
  words: Words['curriculum'];
};

/** A strand: what it is about, and its sub-strands. */
export const StrandOverview = memo(function StrandOverview(props: DetailProps) {
  const { base, strand, number, under, query, isCurrent, words } = props;
  return (
    <article id={partId(base, strand.id, null)} data-current={isCurrent ? '' : undefined}>
      <header>
        <p>{fillWords(words.strandNumber, { number })}</p>
        <ItemHeading under={under}>
          <Marked text={strand.title} query={query} />
        </ItemHeading>
      </header>
      <div className={styles.body}>
        <p className={styles.subtitle}>{strand.subtitle}</p>
        <ol role="list" className={styles.overview}>
          {strand.subStrands.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${partId(base, strand.id, id)}`}>
                <span>{`${number}.${index + 1}`} </span>
                <span>
                  <Marked text={title} query={query} />
                </span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
});

type ListSection = {
  heading: string;
  items: readonly string[];
  /** The search text, for the lists that are searched. */
  query?: string;
  as?: 'ol' | 'ul';
};

const plainItem = (item: string) => <li key={item}>{item}</li>;

const markedItems = (items: readonly string[], query: string) =>
  markList(items, query).map((pieces, index) => (
    <li key={items[index]}>
      <Pieces pieces={pieces} />
    </li>
  ));

type SubStrandProps = DetailProps & { subStrand: SubStrand };

/** What is taught in a sub-strand, and how. */
export const SubStrandDetail = memo(function SubStrandDetail(props: SubStrandProps) {
  const { base, strand, subStrand, number, under, query, isCurrent, words } = props;
  const { language } = useLocale();
  const { title, lessons, placeholder } = subStrand;
  const SubHeading = under === undefined ? 'h3' : 'h4';
  const lists: ListSection[] = [
    { heading: words.outcomes, items: subStrand.specificOutcomes, query, as: 'ol' },
    { heading: words.experiences, items: subStrand.suggestedExperiences, query },
    { heading: words.questions, items: subStrand.keyQuestions },
    { heading: words.competencies, items: subStrand.competencies },
    { heading: words.values, items: subStrand.values },
    { heading: words.issues, items: subStrand.pcis },
  ];
  return (
    <article id={partId(base, strand.id, subStrand.id)} data-current={isCurrent ? '' : undefined}>
      <header>
        <p>
          {`${strand.title} / ${number}.${strand.subStrands.indexOf(subStrand) + 1}`}
          {lessons !== undefined && ` / ${counted(language, words.lessons, lessons)}`}
        </p>
        <ItemHeading under={under}>
          <Marked text={title} query={query} />
        </ItemHeading>
      </header>
      <div className={styles.body}>
        {placeholder && <p>{words.stillToCome}</p>}
        {lists
          .filter(({ items }) => items.length > 0)
          .map(({ heading, items, query: searched = '', as: List = 'ul' }) => (
            <section key={heading}>
              <SubHeading>{heading}</SubHeading>
              <List>
                {searched.trim() === '' ? items.map(plainItem) : markedItems(items, searched)}
              </List>
            </section>
          ))}
      </div>
    </article>
  );
});
