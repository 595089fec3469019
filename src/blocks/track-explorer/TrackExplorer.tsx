import { Fragment, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  buttonClass,
  Card,
  Columns,
  Icon,
  Section,
  type ResolvedBlock,
  type IslandProps,
  SubjectRows,
  type LabelledLink,
} from 'woven-site/components';
import { CurriculumBrowser } from '../math-browser/CurriculumBrowser.tsx';
import { replaceSearchWords } from '../math-browser/search-words.ts';
import { homeView, viewsOf } from '../../../schema/blocks/track-explorer/track-views.ts';
import styles from './TrackExplorer.module.css';
import { idOfFragment, type Views } from 'woven-site/schema';

/**
 * Tracks, the topics of a track, and the outline of a topic. The fragment of the URL selects what is shown, and every
 * control is a link to a fragment, so Back, reloading and shared links work, and so does the explorer without scripts.
 */
export function TrackExplorer({ block, words }: IslandProps<'track-explorer'>) {
  const { anchor, tint, tracks } = block;
  const searchWords = replaceSearchWords(words.curriculum, block);
  const home = anchor ?? homeView;
  const views = useMemo(() => viewsOf(home, tracks), [home, tracks]);
  const view = useView(views, home);
  const rootRef = useRef<HTMLDivElement>(null);
  const lastView = useRef(view);

  // A change of view is like a new page: the heading gets the focus.
  useEffect(() => {
    const isFirst = lastView.current === null || lastView.current === view;
    lastView.current = view;
    if (isFirst) return undefined;
    // Deferred, because the browser itself goes to the fragment first and moves the focus.
    const timer = setTimeout(() => goToHeading(rootRef.current));
    return () => clearTimeout(timer);
  }, [view]);

  const viewProps = (id: string) => ({
    id,
    'data-view': id === home ? 'home' : 'inner',
    hidden: view !== null && view !== id,
  });
  return (
    <div ref={rootRef} className={styles.explorer} data-hydrated={view === null ? undefined : ''}>
      <div {...viewProps(home)}>
        <Tracks block={block} exploreLabel={block.exploreLabel ?? words.explore} />
      </div>
      {tracks.map((track) => (
        <Fragment key={track.id}>
          <div {...viewProps(track.id)}>
            <Section title={track.title} intro={track.description} tint={tint}>
              <BackLink to={home} label={block.backToTracks} />
              <Topics track={track} views={views} moreLabel={block.moreLabel ?? words.learnMore} />
            </Section>
          </div>
          {track.topics.map(({ name, description, outline }) => {
            const id = views.ofTopic(track.id, name);
            if (!outline || id === undefined) return null;
            return (
              <div key={name} {...viewProps(id)}>
                <Section title={name} intro={description} tint={tint} wide>
                  <BackLink to={track.id} label={block.backToTopics ?? words.backToTopics} />
                  <CurriculumBrowser
                    base={id}
                    curriculum={outline}
                    words={searchWords}
                    under={name}
                  />
                </Section>
              </div>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}

function goToHeading(root: HTMLElement | null): void {
  root?.scrollIntoView({ behavior: 'instant' });
  const heading = root?.querySelector<HTMLElement>('[data-view]:not([hidden]) h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

type TracksProps = { block: ResolvedBlock<'track-explorer'>; exploreLabel: string };

function Tracks({ block, exploreLabel }: TracksProps) {
  const { title, intro, tint, tracks } = block;
  const pictured = tracks.some(({ image }) => image);
  return (
    <Section title={title} intro={intro} tint={tint}>
      <Columns count={tracks.length}>
        {tracks.map((track) => (
          <li key={track.id}>
            <Card
              under={title}
              title={track.title}
              text={track.description}
              image={track.image}
              icon={track.icon}
              cloth={pictured}
              tags={track.topics.map(({ name }) => name)}
              link={{
                label: exploreLabel,
                to: { href: `#${track.id}`, kind: 'page', newTab: false },
              }}
              sizes="(min-width: 64rem) 25vw, (min-width: 48rem) 50vw, 100vw"
            />
          </li>
        ))}
      </Columns>
    </Section>
  );
}

function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <p className={styles.back}>
      <a href={`#${to}`} className={buttonClass('ink')}>
        <Icon name="arrow-left" />
        <span>{label}</span>
      </a>
    </p>
  );
}

/**
 * Follows the fragment of the URL. A fragment that belongs to something else (such as the link to the top) does not
 * change the view, nor does the URL of another page that is loading.
 */
function createViewStore(views: Views, home: string) {
  let page: string | undefined;
  let view = home;
  return {
    subscribe(onChange: () => void) {
      addEventListener('hashchange', onChange);
      return () => removeEventListener('hashchange', onChange);
    },
    read() {
      page ??= location.pathname;
      if (location.pathname === page) view = views.at(idOfFragment(location.hash)) ?? view;
      return view;
    },
  };
}

/** The current view; null at build time and during hydration, when the stylesheet selects it. */
function useView(views: Views, home: string): string | null {
  const store = useMemo(() => createViewStore(views, home), [views, home]);
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}

type Track = ResolvedBlock<'track-explorer'>['tracks'][number];

type TopicsProps = { track: Track; views: Views; moreLabel: string };

/** The topics of a track: as rows, or as cards where there are pictures of them. */
function Topics({ track, views, moreLabel }: TopicsProps) {
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
