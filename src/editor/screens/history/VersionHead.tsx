import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Version } from '../../../content/index.ts';
import { useWords } from '../../words/index.ts';
import { EditorIcon, screenStyles as screen } from '../../ui/index.ts';
import { dayWords, timeWords } from './VersionList.tsx';
import styles from './VersionHead.module.css';

/** The title, author and date of a version. Takes the focus, where the eyes are. */
export function VersionHead({ version, language }: { version: Version; language: string }) {
  const words = useWords();
  const { what, who, when } = version;
  const heading = useRef<HTMLHeadingElement>(null);
  const [search] = useSearchParams();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const list = new URLSearchParams(search);
  list.delete('version');
  return (
    <>
      <Link
        className={`${screen.back} ${styles.toVersions}`}
        to={`/@edit/history?${list.toString()}`}
      >
        <EditorIcon name="arrow-left" />
        {words.history.all}
      </Link>
      <h2 ref={heading} tabIndex={-1}>
        {what}
      </h2>
      <p className="hint">
        {who}, {dayWords(when, language)}, {timeWords(when, language)}
      </p>
    </>
  );
}
