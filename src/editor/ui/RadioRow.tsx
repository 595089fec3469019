import type { ReactNode } from 'react';
import styles from './RadioRow.module.css';
import choiceStyles from './Choice.module.css';

type RadioRowProps<Option extends string> = {
  /** Without it they look like tabs. */
  className?: string | undefined;
  legend: string;
  /** The name of the radio group, unique on a screen. */
  name: string;
  options: readonly Option[];
  chosen: Option;
  choose: (option: Option) => void;
  /** The id of a sentence about it. */
  describedBy?: string;
  children: (option: Option) => ReactNode;
};

/** A row of radio buttons, one of which is always selected. */
export function RadioRow<Option extends string>(props: RadioRowProps<Option>) {
  const { className, legend, name, options, chosen, choose, describedBy, children } = props;
  return (
    <fieldset className={className ?? styles.tabs} aria-describedby={describedBy}>
      <legend className="vh">{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            className={className === undefined ? choiceStyles.tick : undefined}
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
