import {
  currentGuide,
  editDocument,
  editorCss,
  editorFaces,
  iconsFor,
  type EditorDocumentFiles,
  editorGuide,
  guideLanguages,
  guideDocument,
} from '../build/index.ts';
import { devGuide, guideIn } from '../content/index.ts';
import { filesGuidePath, guidePath } from './guide-path.ts';
import { fontFileAddress } from './served-files.ts';

/** A document of the editor, which may ask this server to change files, or one of its resources. */
type EditorAnswer = { type: string; text: string; isDocument: boolean };

const editorStyles = '/@edit/editor.css';

const editorFonts = editorFaces();

const editorFiles: EditorDocumentFiles = {
  title: 'Edit',
  css: editorStyles,
  font: fontFileAddress(editorFonts.at(-1)?.cuts[0]?.files[0] ?? ''),
  scripts: ['/@edit/editor.js'],
};

/**
 * The editor's own documents: the page to edit, or another of its screens. They do not need a valid site, because
 * mistakes are fixed there.
 */
export function answerEditor({ pathname, searchParams }: URL): EditorAnswer | null {
  if (pathname === editorStyles) {
    return {
      type: 'text/css',
      text: editorCss(editorFonts, fontFileAddress),
      isDocument: false,
    };
  }
  if (pathname === '/@edit/icons') {
    const text = iconsFor(searchParams.get('names') ?? '');
    return { type: 'text/html', text, isDocument: false };
  }
  const guide = guideAtPath(pathname);
  if (guide) {
    const text = guideDocument(guide.markdown, {
      language: guide.language,
      css: editorStyles,
      pictures: guidePath,
    });
    return { type: 'text/html', text, isDocument: false };
  }
  const isEditor = pathname === '/@edit' || pathname.startsWith('/@edit/');
  return isEditor || searchParams.has('edit')
    ? { type: 'text/html', text: editDocument(editorFiles), isDocument: true }
    : null;
}

/** The editor's guide in each language, and the one to the files for whoever edits those. */
function guideAtPath(pathname: string): { language: string; markdown: string } | null {
  if (pathname === filesGuidePath) return { language: 'en', markdown: currentGuide() };
  const language = guideLanguages().find((one) => pathname === guideIn(devGuide, one));
  return language === undefined ? null : { language, markdown: editorGuide(language) };
}
