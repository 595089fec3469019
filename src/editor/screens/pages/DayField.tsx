type DayFieldProps = {
  id: string;
  label: string;
  value: string;
  setValue: (day: string) => void;
  /** The first day that can be chosen. */
  min?: string;
  isRequired?: boolean;
};

/** A day, in the calendar of the browser. It is checked by the browser when its form is sent. */
export const DayField = ({ id, label, value, setValue, min, isRequired }: DayFieldProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <input
      className="input"
      id={id}
      type="date"
      required={isRequired}
      min={min}
      // Without a last day, Chromium takes years of six digits.
      max="9999-12-31"
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  </div>
);
