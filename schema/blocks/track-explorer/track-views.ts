import { toIdentifier } from '../../identifier.ts';

/** The parts of the tracks that `viewsOf` needs. */
type Track = { id: string; topics: readonly { name: string; outline?: unknown }[] };

/** The views of a track explorer. */
export type Views = {
  /** The names of all views. */
  names: string[];
  /** The view of a topic whose outline opens in the page; undefined for other topics. */
  ofTopic(track: string, name: string): string | undefined;
  /** The view for a fragment of the address; null if the fragment belongs to something else on the page. */
  at(fragment: string): string | null;
};

/** The name of the first view if the block has no anchor. */
export const homeView = 'tracks';

/**
 * The views of an explorer. Each has the `id` of its element, so that the fragment of the address selects the view:
 * `home`, the id of a track, or the name of a topic whose outline opens in the page.
 */
export function viewsOf(home: string, tracks: readonly Track[]): Views {
  const usedIds = new Set([home, ...tracks.map(({ id }) => id)]);
  const curricula = new Map<string, string>();
  for (const { id, topics } of tracks) {
    for (const { name, outline } of topics) {
      if (outline === undefined) continue;
      const short = toIdentifier(name);
      const view = usedIds.has(short) ? `${id}-${short}` : short;
      usedIds.add(view);
      curricula.set(`${id}/${name}`, view);
    }
  }
  return {
    names: [...usedIds],
    ofTopic: (track, name) => curricula.get(`${track}/${name}`),
    at: (fragment) => {
      if (fragment === '') return home;
      if (usedIds.has(fragment)) return fragment;
      // The ids inside a curriculum begin with the id of its view.
      const views = Array.from(curricula.values());
      return views.find((view) => fragment.startsWith(`${view}-`)) ?? null;
    },
  };
}
