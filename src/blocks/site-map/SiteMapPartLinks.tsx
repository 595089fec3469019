import { Section, type Words, type SiteMapLink } from 'woven-site/components';
import { SiteMapLinks } from './SiteMap.tsx';

/** A document's part of a long list, with the way back to the others. */
export function SiteMapPartLinks({
  links,
  above,
  words,
}: {
  links: readonly SiteMapLink[];
  above: { label: string; href: string };
  words: Words['frame'];
}) {
  return (
    <Section>
      <p>
        <a href={above.href}>{above.label}</a>
      </p>
      <SiteMapLinks links={links} words={words} />
    </Section>
  );
}
