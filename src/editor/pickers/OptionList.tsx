import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { counted, words } from '../words/words.ts';

/** Something that can be chosen. */
export type ListedOption = {
  value: string;
  label: string;
  /** What tells it from others of its name. */
  note?: string | undefined;
  sample?: ReactNode;
  /** Whether it belongs to the one above it. */
  isInner?: boolean;
};

type OptionListProps = {
  /** What is chosen here, and what its search is called. */
  label: string;
  search?: string;
  options: readonly ListedOption[];
  chosen: string;
  choose: (value: string) => void;
  layout?: 'rows' | 'tiles' | 'pictures';
};

/** No more are shown together: typing a few letters finds the others. */
const mostShown = 120;

/** Options with a search above them. The arrow keys lead from the search into the list and through it. */
export function OptionList(props: OptionListProps) {
  const { label, options, chosen, choose, layout = 'rows' } = props;
  const [search, setSearch] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const wanted = search.trim().toLowerCase();
  const found = options.filter(({ label: name, note = '' }) =>
    `${name} ${note}`.toLowerCase().includes(wanted),
  );
  const shown = found.slice(0, mostShown);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const radios = [...(list.current?.querySelectorAll('input') ?? [])];
    const radio = radios.find(({ checked }) => checked) ?? radios[0];
    if (!radio) return;
    radio.focus();
    choose(radio.value);
  };
  return (
    <div className="options">
      <div className="field">
        <label htmlFor={id}>{props.search ?? words.choose.search}</label>
        <input
          className="input"
          id={id}
          type="search"
          data-first=""
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={enter}
        />
        <p className="hint" role="status">
          {counted(words.choose.found, found.length)}{' '}
          {found.length > shown.length && words.choose.more}
        </p>
      </div>
      <fieldset className={`option-list ${layout}`} ref={list}>
        <legend className="vh">{label}</legend>
        {shown.map((option) => (
          <label key={option.value} className={option.isInner ? 'inner' : undefined}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => choose(option.value)}
            />
            {option.sample}
            <span>
              <b>{option.label}</b>
              {option.note !== undefined && <span className="hint">{option.note}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
