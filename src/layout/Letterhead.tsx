import { Picture } from './ui/Picture.tsx';
import type { SiteView } from './page-view.ts';

type LetterheadProps = Pick<SiteView, 'site' | 'letterhead'> & {
  address: string;
  changed: string | undefined;
  assurance: readonly string[];
};

/** An address as somebody can read and type it: in letters of any script, which links write as percentages. */
const readable = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};

/**
 * The head of a printed page: who publishes it, how to reach them, its URL, when it changed and when it was printed.
 */
export function Letterhead({ site, letterhead, address, changed, assurance }: LetterheadProps) {
  const { name, tagline, logo } = site;
  return (
    <div className="letterhead">
      {logo && <Picture picture={{ ...logo, alt: '' }} />}
      <p>
        <b>{name}</b>
        {tagline && <span>{tagline}</span>}
      </p>
      <p>
        {letterhead.contact.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p>
        <span>{readable(address)}</span>
        {changed !== undefined && <span>{changed}</span>}
        {assurance.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {/* Filled in when the page is printed. */}
        <span data-printed-on />
      </p>
    </div>
  );
}
