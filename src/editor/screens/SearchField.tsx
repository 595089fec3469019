type SearchFieldProps = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** How many were found, in words; a screen reader reads it out. */
  found: string;
};

/** A field that narrows the list below it. */
export function SearchField({ id, label, value, onChange, found }: SearchFieldProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="hint" role="status">
        {found}
      </p>
    </>
  );
}
