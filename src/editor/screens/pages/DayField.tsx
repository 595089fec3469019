type DayFieldProps = {
  id: string;
  label: string;
  value: string;
  setValue: (day: string) => void;
  min?: string;
  isRequired?: boolean;
};

/** A day from the browser's calendar. The browser checks it when the form is sent. */
export const DayField = ({ id, label, value, setValue, min, isRequired }: DayFieldProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <input
      className="input"
      id={id}
      type="date"
      required={isRequired}
      min={min}
      // Without a last day, Chromium takes six-digit years.
      max="9999-12-31"
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  </div>
);
