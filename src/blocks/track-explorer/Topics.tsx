import {
  Card,
  Columns,
  SubjectRows,
  type LabelledLink,
  type ResolvedBlock,
} from 'woven-site/components';
import type { Views } from 'woven-site/schema';

type Track = ResolvedBlock<'track-explorer'>['tracks'][number];

type TopicsProps = { track: Track; views: Views; moreLabel: string };

/** The topics of a track: as rows, or as cards where there are pictures of them. */
export function Topics({ track, views, moreLabel }: TopicsProps) {
  const { id, title, topics } = track;
  const linkOf = ({ name, infolink }: Track['topics'][number]): LabelledLink | undefined => {
    const view = views.ofTopic(id, name);
    if (view === undefined) return infolink && { label: moreLabel, to: infolink };
    return { label: moreLabel, to: { href: `#${view}`, kind: 'page', newTab: false } };
  };
  if (!topics.some(({ image }) => image)) {
    const items = topics.map((topic) => ({
      name: topic.name,
      text: topic.description,
      link: linkOf(topic),
    }));
    return <SubjectRows under={title} items={items} />;
  }
  return (
    <Columns count={topics.length}>
      {topics.map((topic) => (
        <li key={topic.name}>
          <Card
            under={title}
            title={topic.name}
            text={topic.description}
            image={topic.image}
            link={linkOf(topic)}
            cloth
            sizes="(min-width: 64rem) 25vw, (min-width: 48rem) 50vw, 100vw"
          />
        </li>
      ))}
    </Columns>
  );
}
