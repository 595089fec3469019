import { useEffect, useState } from 'react';
import { applyEdits, type ValueObject } from '../../content/index.ts';
import { elementIds } from '../../site/index.ts';
import type { FileOp } from '../site/index.ts';
import type { Session } from '../session/index.ts';
import { disarmPage } from './disarm-page.ts';
import { blocksOf } from './find-field.ts';
import { appOf } from './patch-page.ts';
import { showIcons } from './show-icons.ts';

type PreviewState = 'waiting' | 'shown' | 'failed';

type BlocksPreview = {
  state: PreviewState;
  /** Call it when the frame has loaded the page. */
  open: (frame: HTMLIFrameElement) => void;
};

const noOps: readonly FileOp[] = [];

/**
 * Shows blocks in a frame of a page, in place of the page's own, as visitors would see them. `ops` are their changes of
 * other files. Stores nothing.
 */
export function useBlocksPreview(
  session: Session,
  file: string,
  blocks: readonly ValueObject[],
  ops: readonly FileOp[] = noOps,
): BlocksPreview {
  const [document, setDocument] = useState<Document | null>(null);
  const [state, setState] = useState<PreviewState>('waiting');
  const isEmpty = blocks.length === 0;
  const request = JSON.stringify({ blocks, ops });
  useEffect(() => {
    if (!document || isEmpty) return undefined;
    let isOver = false;
    const show = async () => {
      const page = await previewPage(session, file, JSON.parse(request));
      if (isOver) return;
      if (!page) return setState('failed');
      await showIcons(document, page.icons, session.runtime.readIcons);
      if (!isOver) showBlocks(document, page.html);
      setState('shown');
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [document, session, file, request, isEmpty]);
  const open = ({ contentDocument }: HTMLIFrameElement) =>
    setDocument(contentDocument && appOf(contentDocument) ? contentDocument : null);
  return { state, open };
}

type Wanted = { blocks: ValueObject[]; ops: readonly FileOp[] };

/** The page with only these blocks, and their changes elsewhere; null if it cannot be rendered. */
async function previewPage(session: Session, file: string, { blocks, ops }: Wanted) {
  const texts: Record<string, string> = {};
  const change: FileOp = { file, op: { op: 'set', path: ['blocks'], value: blocks } };
  for (const { file: name, op } of [...ops, change]) {
    const edited = applyEdits(texts[name] ?? session.textOf(name) ?? '', [op]);
    if ('refused' in edited) return null;
    texts[name] = edited.text;
  }
  return session.engine.preview(file, texts);
}

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
