import { toIdentifier } from './identifier.ts';

/** What `viewsOf` needs to know of the tracks. */
type Track = { id: string; topics: readonly { name: string; outline?: unknown }[] };

/** The views of a track explorer. */
export type Views = {
  /** All of them. */
  names: string[];
  /** The view of a topic whose outline opens in the page; undefined for other subjects. */
  ofTopic(track: string, name: string): string | undefined;
  /** The view that a fragment of the address means; null if it belongs to something else on the page. */
  at(fragment: string): string | null;
};

/** The name of the first view where the block has no anchor. */
export const homeView = 'tracks';

/**
 * The views of an explorer. Each is known by the `id` of its element, so that the fragment of the address says
 * which one is shown: `home`, the id of a track, or the name of a topic whose outline opens in the page.
 */
export function viewsOf(home: string, tracks: readonly Track[]): Views {
  const taken = new Set([home, ...tracks.map(({ id }) => id)]);
  const curricula = new Map<string, string>();
  for (const { id, topics } of tracks) {
    for (const { name, outline } of topics) {
      if (outline === undefined) continue;
      const short = toIdentifier(name);
      const view = taken.has(short) ? `${id}-${short}` : short;
      taken.add(view);
      curricula.set(`${id}/${name}`, view);
    }
  }
  return {
    names: [...taken],
    ofTopic: (track, name) => curricula.get(`${track}/${name}`),
    at: (fragment) => {
      if (fragment === '') return home;
      if (taken.has(fragment)) return fragment;
      // The parts of a curriculum have ids that begin with that of its view.
      const views = Array.from(curricula.values());
      return views.find((view) => fragment.startsWith(`${view}-`)) ?? null;
    },
  };
}
