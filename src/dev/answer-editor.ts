import {
  currentGuide,
  editDocument,
  editorCss,
  editorFaces,
  editorScripts,
  iconsFor,
  type EditorDocumentFiles,
  editorGuide,
  guideLanguages,
  guideDocument,
} from '../build/index.ts';
import { devGuide, devServer, guideIn, inEditor } from '../content/index.ts';
import { filesGuidePath, guidePath } from './guide-path.ts';
import { fontFileAddress, scriptAddress } from './served-files.ts';

/** A document of the editor, which may ask this server to change files, or one of its resources. */
type EditorAnswer = { type: string; text: string; isDocument: boolean };

const editorStyles = '/@edit/editor.css';

const editorFonts = editorFaces();

/** The document of the editor, on the page that it begins with; null on other screens. */
const editorFiles = (language: string, page: string | null): EditorDocumentFiles => ({
  title: 'Edit',
  language,
  css: editorStyles,
  font: fontFileAddress(editorFonts.at(-1)?.cuts[0]?.files[0] ?? ''),
  scripts: ['/@edit/editor.js'],
  modules: editorScripts().ofPage.map(scriptAddress),
  firstRequest: `${devServer.api}site`,
  ...(page === null ? {} : { page: `${page}?${inEditor}` }),
});

/**
 * The editor's own documents: the page to edit, or another of its screens. They do not need a valid site, because
 * mistakes are fixed there. `language` is that of the site.
 */
export function answerEditor(
  { pathname, searchParams }: URL,
  language: string,
): EditorAnswer | null {
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
  if (!isEditor && !searchParams.has('edit')) return null;
  const text = editDocument(editorFiles(language, isEditor ? null : pathname));
  return { type: 'text/html', text, isDocument: true };
}

/** The editor's guide in each language, and the one to the files for whoever edits those. */
function guideAtPath(pathname: string): { language: string; markdown: string } | null {
  if (pathname === filesGuidePath) return { language: 'en', markdown: currentGuide() };
  const language = guideLanguages().find((one) => pathname === guideIn(devGuide, one));
  return language === undefined ? null : { language, markdown: editorGuide(language) };
}
