type SearchFieldProps = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
  /** The number of results, announced by screen readers. */
  found: string;
};

export function SearchField({ id, label, value, onChange, onEnter, found }: SearchFieldProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter?.();
        }}
      />
      <p className="hint" role="status">
        {found}
      </p>
    </>
  );
}
