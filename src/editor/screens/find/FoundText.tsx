import { useMemo } from 'react';
import { compareParts, type ComparedPart, type Replacement } from '../../../content/index.ts';
import { schemaAt, valueOf } from '../../site/index.ts';
import { TextOf } from '../review/ChangedWords.tsx';
import { shownValue, type ShownSite } from '../review/shown-value.ts';
import { keyOfWord, type Word } from '../review/text-words.ts';
import styles from './FoundText.module.css';

const around = 10;

type FoundTextProps = { found: Replacement; site: ShownSite; language: string };

/** The words of a text that change, with those around them, as they look on the page. */
export function FoundText({ found, site, language }: FoundTextProps) {
  const { file, path, before, after } = found;
  const compared = useMemo(() => {
    const schema = schemaAt({ file, root: valueOf(site.session, file) ?? null }, path);
    const [previous, current] = [before, after].map((text) => {
      const shown = shownValue(text, schema, site);
      return shown.kind === 'words' ? shown.words : [];
    });
    return compareParts(previous ?? [], current ?? [], keyOfWord);
  }, [file, path, before, after, site]);
  return (
    <p className={styles.text} lang={language}>
      {compared.map((part, index) => (
        <Part
          key={index}
          part={part}
          isFirst={index === 0}
          isLast={index === compared.length - 1}
        />
      ))}
    </p>
  );
}

type PartProps = { part: ComparedPart<Word>; isFirst: boolean; isLast: boolean };

function Part({ part: { kind, parts }, isFirst, isLast }: PartProps) {
  if (kind === 'removed')
    return (
      <del>
        <TextOf parts={parts} />
      </del>
    );
  if (kind === 'added')
    return (
      <ins>
        <TextOf parts={parts} />
      </ins>
    );
  const head = isFirst ? 0 : around;
  const tail = isLast ? 0 : around;
  if (parts.length <= head + tail) return <TextOf parts={parts} />;
  return (
    <>
      <TextOf parts={parts.slice(0, head)} />
      {'… '}
      <TextOf parts={parts.slice(parts.length - tail)} />
    </>
  );
}
