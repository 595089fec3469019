import type { Words } from '../locales/words.ts';
import { elementIds } from '../ui/element-ids.ts';
import { LoadingBar } from './LoadingBar.tsx';

/** The words that it needs when the next page takes long. */
export type StatusWords = { loading: string };

type NavigationStatusProps = {
  words: StatusWords;
  /** Whether the next page is on its way. */
  loading?: boolean;
  /** What a screen reader announces after a navigation. */
  announcement?: string;
};

/** Announces moves between pages in place. The build renders it empty. */
export function NavigationStatus({
  words,
  loading = false,
  announcement = '',
}: NavigationStatusProps) {
  return (
    <>
      <p className="vh" role="status">
        {loading ? words.loading : announcement}
      </p>
      {loading && <LoadingBar words={words} />}
    </>
  );
}

/** The element that it is hydrated in, with the words that scripts need. */
export function NavigationStatusFrame({ words }: { words: Words['frame'] }) {
  return (
    <div id={elementIds.status} data-loading={words.loading} data-show-picture={words.showPicture}>
      <NavigationStatus words={words} />
    </div>
  );
}
