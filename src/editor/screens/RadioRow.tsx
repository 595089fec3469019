import type { ReactNode } from 'react';

type RadioRowProps<Option extends string> = {
  className: 'tabs' | 'widths';
  /** What a screen reader calls the choice. */
  legend: string;
  /** Groups the radio buttons: no two rows on a screen have the same. */
  name: string;
  options: readonly Option[];
  chosen: Option;
  choose: (option: Option) => void;
  /** What an option shows. */
  children: (option: Option) => ReactNode;
};

/** A choice of a few options in a row, of which one is always chosen. */
export function RadioRow<Option extends string>(props: RadioRowProps<Option>) {
  const { className, legend, name, options, chosen, choose, children } = props;
  return (
    <fieldset className={className}>
      <legend className="vh">{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === chosen}
            onChange={() => choose(option)}
          />
          {children(option)}
        </label>
      ))}
    </fieldset>
  );
}
