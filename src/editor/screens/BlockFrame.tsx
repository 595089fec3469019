import { isValueObject, type Value } from '../../content/index.ts';
import { addressOfFile } from '../../site/index.ts';
import { useBlocksPreview } from '../page/index.ts';
import type { Session } from '../session/index.ts';
import styles from './BlockFrame.module.css';

type BlockFrameProps = { session: Session; file: string; example: Value };

/** Shows a block that has no picture as its example looks on this page; empty if it cannot be rendered. */
export function BlockFrame({ session, file, example }: BlockFrameProps) {
  const { state, open } = useBlocksPreview(session, file, [example].filter(isValueObject));
  return (
    state !== 'failed' && (
      <div className={styles.frame} aria-hidden="true" inert>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this very site, and the editor reaches into it */}
        <iframe
          src={session.runtime.frameOf(addressOfFile(file))}
          title={file}
          tabIndex={-1}
          loading="lazy"
          className={state === 'waiting' ? styles.waiting : undefined}
          onLoad={({ currentTarget }) => open(currentTarget)}
        />
      </div>
    )
  );
}
