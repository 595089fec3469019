import { useEffect, useState } from 'react';
import { applyEdits } from '../../editing/apply-edit.ts';
import type { ValueObject } from '../../editing/edit-op.ts';
import { addressOfFile } from '../../site/addresses.ts';
import * as elementIds from '../../ui/element-ids.ts';
import { disarmPage } from '../page/disarm-page.ts';
import { blocksOf } from '../page/find-field.ts';
import { appOf } from '../page/open-page.ts';
import { showIcons } from '../page/show-icons.ts';
import type { Session } from '../session/session.ts';
import { counted } from '../words/words.ts';
import { importWords } from './import-words.ts';
import { previewBlocks } from './preview-blocks.ts';

type ImportPreviewProps = { session: Session; file: string; values: readonly ValueObject[] };

/** The proposed blocks in a frame of the page, as visitors would see them. Nothing of it is stored. */
export function ImportPreview({ session, file, values }: ImportPreviewProps) {
  const [document, setDocument] = useState<Document | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { blocks, missing, rows } = previewBlocks(values);
  const wanted = JSON.stringify(blocks);
  useEffect(() => {
    if (!document || wanted === '[]') return undefined;
    let isOver = false;
    const show = async () => {
      const value: ValueObject[] = JSON.parse(wanted);
      const edited = applyEdits(session.textOf(file) ?? '', [
        { op: 'set', path: ['blocks'], value },
      ]);
      const page = 'text' in edited ? await session.preview(file, edited.text) : null;
      if (isOver) return;
      setHasFailed(page === null);
      if (!page) return;
      await showIcons(document, page.icons, session.runtime.readIcons);
      if (!isOver) showBlocks(document, page.html);
      setIsShown(true);
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [document, session, file, wanted]);
  return (
    <section className="import-preview" aria-label={importWords.preview}>
      {missing > 0 && <p className="notice">{counted(importWords.previewMissing, missing)}</p>}
      {rows > 0 && <p className="notice">{counted(importWords.previewRows, rows)}</p>}
      {hasFailed && <p className="notice">{importWords.noPreview}</p>}
      {blocks.length > 0 && (
        <>
          {!isShown && !hasFailed && <p className="hint">{importWords.previewWaits}</p>}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this very site, and the editor reaches into it */}
          <iframe
            src={session.runtime.frameOf(addressOfFile(file))}
            title={importWords.previewFrame}
            className={isShown ? undefined : 'waiting'}
            onLoad={({ currentTarget: { contentDocument } }) =>
              setDocument(contentDocument && appOf(contentDocument) ? contentDocument : null)
            }
          />
        </>
      )}
    </section>
  );
}

/** Shows the blocks of a rendered page without what surrounds them. */
function showBlocks(document: Document, html: string): void {
  const { DOMParser: Parser } = document.defaultView ?? window;
  const fresh = disarmPage(new Parser().parseFromString(html, 'text/html'));
  const [shown, main] = [blocksOf(document) ?? appOf(document), blocksOf(fresh)];
  if (!shown || !main) return;
  // The page's own heading is none of the new blocks.
  main.querySelector('h1')?.closest('main > *')?.remove();
  shown.replaceWith(document.importNode(main, true));
  const now = blocksOf(document);
  for (let one: Element | null = now; one && one !== document.body; one = one.parentElement) {
    for (const other of one.parentElement?.children ?? []) {
      const isPart = other === one || other.id === elementIds.pageIcons;
      if (!isPart && !other.matches('script, style, link')) other.setAttribute('hidden', '');
    }
  }
  for (const link of document.querySelectorAll('a[href]')) link.setAttribute('tabindex', '-1');
}
