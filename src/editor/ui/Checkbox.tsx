import type { ComponentProps } from 'react';
import choiceStyles from './Choice.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> & {
  checked: boolean;
  turn: (isChecked: boolean) => void;
  className?: string | undefined;
};

/** A checkbox with its label, large enough for a finger. */
export const Checkbox = ({ turn, className = '', children, ...input }: CheckboxProps) => (
  <label className={`${choiceStyles.choice} ${className}`.trimEnd()}>
    <input {...input} type="checkbox" onChange={({ target }) => turn(target.checked)} />
    {children}
  </label>
);
