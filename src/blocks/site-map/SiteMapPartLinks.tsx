import { Section, type Words, type SiteMapLink } from 'woven-site/components';
import { SiteMapLinks } from './SiteMap.tsx';

/** A document's part of a long site map, with the way back to the others. */
export function SiteMapPartLinks({
  links,
  map,
  words,
}: {
  links: readonly SiteMapLink[];
  map: { address: string; label: string } | undefined;
  words: Words['frame'];
}) {
  return (
    <Section>
      {map && (
        <p>
          <a href={map.address}>{map.label}</a>
        </p>
      )}
      <SiteMapLinks links={links} words={words} />
    </Section>
  );
}
