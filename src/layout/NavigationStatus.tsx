import type { Words } from '../messages/index.ts';
import { elementIds } from '../site/index.ts';
import { LoadingBar } from './LoadingBar.tsx';

/** The words shown when the next page takes long. */
export type StatusWords = { loading: string };

type NavigationStatusProps = {
  words: StatusWords;
  loading?: boolean;
  /** What a screen reader announces after a navigation. */
  announcement?: string;
};

/** Announces in-place navigation. The build renders it empty. */
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

/** The element in which it is hydrated, with the words that scripts need. */
export function NavigationStatusFrame({ words }: { words: Words['frame'] }) {
  return (
    <div id={elementIds.status} data-loading={words.loading} data-show-picture={words.showPicture}>
      <NavigationStatus words={words} />
    </div>
  );
}
