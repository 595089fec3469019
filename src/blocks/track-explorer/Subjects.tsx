import type { LabelledLink, ResolvedBlock } from '../../site/resolved.ts';
import { Card } from '../../ui/Card.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { SubjectRows } from '../../ui/SubjectRows.tsx';
import type { Views } from '../../../schema/track-views.ts';

type Track = ResolvedBlock<'track-explorer'>['tracks'][number];

type SubjectsProps = { track: Track; views: Views; moreLabel: string };

/** The subjects of a track: as rows, or as cards where there are pictures of them. */
export function Subjects({ track, views, moreLabel }: SubjectsProps) {
  const { id, title, subjects } = track;
  const linkOf = ({ name, infolink }: Track['subjects'][number]): LabelledLink | undefined => {
    const view = views.ofSubject(id, name);
    if (view === undefined) return infolink && { label: moreLabel, to: infolink };
    return { label: moreLabel, to: { href: `#${view}`, kind: 'page', newTab: false } };
  };
  if (!subjects.some(({ image }) => image)) {
    const items = subjects.map((subject) => ({
      name: subject.name,
      text: subject.description,
      link: linkOf(subject),
    }));
    return <SubjectRows under={title} items={items} />;
  }
  return (
    <Columns count={subjects.length}>
      {subjects.map((subject) => (
        <li key={subject.name}>
          <Card
            under={title}
            title={subject.name}
            text={subject.description}
            image={subject.image}
            link={linkOf(subject)}
            cloth
            sizes="(min-width: 64rem) 25vw, (min-width: 48rem) 50vw, 100vw"
          />
        </li>
      ))}
    </Columns>
  );
}
