import { useRef } from 'react';
import { fill, type Sentence, Spoken, useWords } from '../words/index.ts';
import styles from './PictureDescription.module.css';

const longestAlt = 250;

type PictureDescriptionProps = {
  id: string;
  alt: string;
  /** The description of the picture that this one replaces. */
  earlier: string;
  isUnsaid: boolean;
  setAlt: (alt: string) => void;
  /** Where it is read, if several places describe the picture. */
  where?: Sentence;
  language?: string | undefined;
};

/** The field for a picture's description; it can take over that of another picture. */
export function PictureDescription(props: PictureDescriptionProps) {
  const { id, alt, earlier, isUnsaid, setAlt, where = '', language } = props;
  const words = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={isUnsaid ? 'field wrong' : 'field'}>
      <label htmlFor={id}>
        {words.picture.alt}
        {where !== '' && (
          <span className={styles.place}>
            {' '}
            <Spoken sentence={where} />
          </span>
        )}
      </label>
      <p className="hint" id={`${id}-hint`}>
        {words.picture.altHint}
      </p>
      {isUnsaid && (
        <p className="message" role="alert" id={`${id}-wrong`}>
          {words.picture.altMissing}
        </p>
      )}
      <textarea
        className="input"
        id={id}
        ref={field}
        lang={language}
        aria-describedby={`${id}-hint ${id}-count${isUnsaid ? ` ${id}-wrong` : ''}`}
        aria-invalid={isUnsaid || undefined}
        rows={3}
        maxLength={longestAlt}
        value={alt}
        onChange={({ target }) => setAlt(target.value.replaceAll('\n', ' '))}
      />
      <p className="hint" id={`${id}-count`}>
        {fill(words.picture.letters, { count: alt.length, most: longestAlt })}
      </p>
      {earlier !== '' && alt === '' && (
        <button
          className="button"
          type="button"
          onClick={() => {
            setAlt(earlier);
            field.current?.focus();
          }}
        >
          {fill(words.picture.earlierAlt, { alt: earlier })}
        </button>
      )}
    </div>
  );
}
