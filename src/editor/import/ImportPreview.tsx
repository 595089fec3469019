import type { ValueObject } from '../../content/index.ts';
import { addressOfFile } from '../../site/index.ts';
import { useBlocksPreview } from '../page/index.ts';
import type { Session } from '../session/index.ts';
import { counted } from '../words/index.ts';
import { currentImportWords } from './import-words.ts';
import type { LinkOps } from './links-of-paste.ts';
import { previewBlocks } from './preview-blocks.ts';
import styles from './ImportPreview.module.css';
import { noticeBoxStyles as noticeStyles } from '../ui/index.ts';

type ImportPreviewProps = {
  session: Session;
  file: string;
  values: readonly ValueObject[];
  /** Whether it has pictures, which the page cannot show before the site has them. */
  hasPictures: boolean;
  ops: LinkOps;
};

export function ImportPreview({ session, file, values, hasPictures, ops }: ImportPreviewProps) {
  const importWords = currentImportWords();
  const { blocks, missing, rows } = previewBlocks(values);
  const { state, open } = useBlocksPreview(session, file, blocks, ops);
  return (
    <section className={styles.preview} aria-label={importWords.preview}>
      {hasPictures && <p className={noticeStyles.notice}>{importWords.previewPictures}</p>}
      {missing > 0 && (
        <p className={noticeStyles.notice}>{counted(importWords.previewMissing, missing)}</p>
      )}
      {rows > 0 && <p className={noticeStyles.notice}>{counted(importWords.previewRows, rows)}</p>}
      {state === 'failed' && <p className={noticeStyles.notice}>{importWords.noPreview}</p>}
      {blocks.length > 0 && (
        <>
          {state === 'waiting' && <p className="hint">{importWords.previewWaits}</p>}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this very site, and the editor reaches into it */}
          <iframe
            src={session.runtime.frameOf(addressOfFile(file))}
            title={importWords.previewFrame}
            className={state === 'waiting' ? styles.waiting : undefined}
            onLoad={({ currentTarget }) => open(currentTarget)}
          />
        </>
      )}
    </section>
  );
}
