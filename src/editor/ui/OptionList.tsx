import { createFinder } from '../../site/index.ts';
import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { counted, useWords } from '../words/index.ts';
import styles from './OptionList.module.css';
import choiceStyles from './Choice.module.css';

export type ListedOption = {
  value: string;
  label: string;
  /** The language of the label, if it is words of the site. */
  language?: string | undefined;
  /** Distinguishes options with the same label. */
  note?: string | undefined;
  sample?: ReactNode;
  /** Whether it belongs to the option above, and is listed once that is chosen or it is searched for. */
  isInner?: boolean;
};

type OptionListProps = {
  /** The label of the search field, which names what is chosen. */
  label: string;
  search?: string;
  options: readonly ListedOption[];
  chosen: string;
  choose: (value: string) => void;
  refusal?: string | null;
  layout?: 'rows' | 'tiles' | 'pictures';
  /** Takes what is pasted instead of a choice; false leaves it to the search. */
  takePasted?: (text: string) => boolean;
};

const layouts = { rows: styles.rows, tiles: styles.tiles, pictures: styles.pictures };

/** The maximum number of options shown; typing a few letters finds the others. */
const maxShown = 120;

/** Options with a search field. The arrow keys move from the field into the list and through it. */
export function OptionList(props: OptionListProps) {
  const words = useWords();
  const { label, options, chosen, choose, refusal = null, layout = 'rows' } = props;
  const [search, setSearch] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const isFound = createFinder(search);
  const found =
    search.trim() === ''
      ? withoutClosed(options, chosen)
      : options.filter(({ label: name, note = '' }) => isFound(`${name} ${note}`));
  const shown = found.slice(0, maxShown);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const radios = [...(list.current?.querySelectorAll('input') ?? [])];
    const radio = radios.find(({ checked }) => checked) ?? radios[0];
    if (!radio) return;
    radio.focus();
    choose(radio.value);
  };
  const paste = (event: ClipboardEvent) => {
    if (props.takePasted?.(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  return (
    <div className={styles.options}>
      <div className={refusal === null ? 'field' : 'field wrong'}>
        <label htmlFor={id}>{props.search ?? words.choose.search}</label>
        {refusal !== null && (
          <p className="message" role="alert" id={`${id}-wrong`}>
            {refusal}
          </p>
        )}
        <input
          className="input"
          id={id}
          type="search"
          data-first=""
          aria-invalid={refusal !== null || undefined}
          aria-describedby={refusal === null ? undefined : `${id}-wrong`}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={enter}
          onPaste={paste}
        />
        <p className="hint" role="status">
          {counted(words.choose.found, found.length)}{' '}
          {found.length > shown.length && words.choose.more}
        </p>
      </div>
      <fieldset className={`${styles.list} ${layouts[layout]}`} ref={list}>
        <legend className="vh">{label}</legend>
        {shown.map((option) => (
          <label key={option.value} className={option.isInner ? styles.inner : undefined}>
            <input
              className={choiceStyles.tick}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => choose(option.value)}
            />
            {option.sample}
            <span>
              <b lang={option.language}>{option.label}</b>
              {option.note !== undefined && <span className="hint">{option.note}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Leaves out inner options, unless they or the option above them are chosen. */
function withoutClosed(options: readonly ListedOption[], chosen: string): readonly ListedOption[] {
  if (!options.some(({ isInner }) => isInner)) return options;
  const groups: ListedOption[][] = [];
  for (const option of options) {
    const group = option.isInner ? groups.at(-1) : undefined;
    if (group) group.push(option);
    else groups.push([option]);
  }
  return groups.flatMap((group) =>
    group.some(({ value }) => value === chosen) ? group : group.slice(0, 1),
  );
}
