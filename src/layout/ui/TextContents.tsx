import { headingsForContents, type Html } from '../../site/index.ts';

type TextContentsProps = {
  text: Html;
  /** Whether the list is shown; a long text has it unless it is switched off. */
  isShown: boolean | undefined;
  label: string;
};

/** The headings of a long text as links, smaller ones below larger ones. */
export function TextContents({ text, isShown, label }: TextContentsProps) {
  const { headings = [] } = text;
  if (!(isShown ?? headings.length >= headingsForContents) || headings.length === 0) return null;
  const [first] = headings;
  const parts = headings.flatMap((heading, index) =>
    heading.level === 3 || heading === first ? [{ heading, index }] : [],
  );
  return (
    <nav className="t-contents" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ul role="list">
        {parts.map(({ heading, index }, position) => {
          const below = headings.slice(index + 1, parts[position + 1]?.index);
          return (
            <li key={heading.anchor}>
              <a href={`#${heading.anchor}`}>{heading.words}</a>
              {below.length > 0 && (
                <ul role="list">
                  {below.map(({ anchor, words }) => (
                    <li key={anchor}>
                      <a href={`#${anchor}`}>{words}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
