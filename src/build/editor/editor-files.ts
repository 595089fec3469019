import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltSite } from '../build-options.ts';
import { hashOf } from '../cache/file-cache.ts';
import { iconSet } from '../icons.ts';
import { allCss } from '../page-styles.ts';
import { fileOfAddress } from '../site-files.ts';
import { guideFolder } from '../content-files/guide/guide-pictures.ts';
import { stillPage, withoutNoticeAddress, guideIn } from '../../content/index.ts';
import type { EditorAddresses } from '../../editor/index.ts';
import { createSiteRenderer } from '../../render/index.ts';
import { editorPolicy, editorAddress } from '../../site/index.ts';
import {
  builtFile,
  editorScripts,
  everLoaded,
  type EditorEntry,
  type EditorScripts,
} from '../site-blocks/engine-scripts.ts';
import { siteFile, siteScripts } from '../site-blocks/site-scripts.ts';
import { editDocument, editorCss, editorFaces, iconsFor } from './editor-document.tsx';
import { editorGuide, guideLanguages } from './editor-guide.ts';
import { guideDocument } from './guide-document.tsx';
import { writeEngineStart } from './write-editor-worker.ts';

/** What was written of an editor in a built site. */
export type WrittenEditor = {
  scripts: EditorScripts;
  /** Where it finds what it loads. */
  addresses: EditorAddresses;
  /** The script with which its engine starts, the files with its icons, and its guide in each language, by their paths in the site. */
  engine: string;
  icons: readonly string[];
  guides: readonly string[];
  /** The document in which pages are shown, with the styles of the theme. */
  framed: string;
  /** Writes the document at /edit, which starts with a script and is given settings. Returns it. */
  writeDocument(entry: EditorEntry, settings: unknown): string;
};

/** Writes what an editor in a built site consists of, but for its document. */
export async function writeEditorFiles(site: BuiltSite): Promise<WrittenEditor> {
  const { tree, output } = site;
  const { base, settings } = tree;
  const home = base + editorAddress;
  const asset = (name: string, content: string | Uint8Array): string => {
    const { name: stem, ext } = path.parse(name);
    const file = `assets/${stem}-${hashOf(content)}${ext}`;
    output.write(file, content);
    return `${base}/${file}`;
  };
  const scripts = editorScripts();
  const ofSite = siteScripts()?.editor;
  const modules = ofSite ? Object.values(scripts.modules) : [];
  for (const file of everLoaded(scripts.files, [...Object.values(scripts.entries), ...modules])) {
    output.write(`assets/${file}`, readFileSync(builtFile('editor', file)));
  }
  for (const file of ofSite?.files ?? []) {
    output.write(`assets/${file}`, readFileSync(siteFile(file) ?? ''));
  }
  const starting = (entry: EditorEntry): string[] =>
    [...(ofSite ? [ofSite.entry] : []), scripts.entries[entry]].map(
      (file) => `${base}/assets/${file}`,
    );
  const faces = editorFaces();
  const fontAddress = (file: string) => asset(path.basename(file), readFileSync(file));
  const css = asset('edit.css', editorCss(faces, fontAddress));
  const icons = writeIcons(site);
  const policy =
    site.environment.assets.policy?.inDocument === true ? editorPolicy(settings) : null;
  const guide = `${editorAddress}/guide`;
  const guides = guideLanguages().map((language) => ({ language, path: guideIn(guide, language) }));
  for (const { language, path: address } of guides) {
    const text = editorGuide(language);
    output.write(
      fileOfAddress(address),
      guideDocument(text, { language, css, pictures: `${home}/`, policy }),
    );
  }
  for (const picture of readdirSync(guideFolder)) {
    const bytes = readFileSync(path.join(guideFolder, picture));
    output.write(`${editorAddress.slice(1)}/guide/${picture}`, bytes);
  }
  const framed = writeFrame(site);
  const engine = writeEngineStart(site, starting('engine'));
  return {
    scripts,
    addresses: {
      name: settings.name,
      language: settings.language,
      base,
      engine: `${base}/${engine}`,
      frame: `${home}/page`,
      icons: `${home}/icons`,
      guide: base + guide,
    },
    engine,
    icons,
    guides: guides.map(({ path: address }) => address),
    framed,
    writeDocument: (entry, ofEditor) => {
      const document = editDocument({
        title: settings.name,
        language: settings.language,
        css,
        font: fontAddress(faces.at(-1)?.cuts[0]?.files[0] ?? ''),
        scripts: starting(entry),
        settings: ofEditor,
        withoutScripts: 'Editing needs JavaScript. Switch it on in the settings of this browser.',
        policy,
      });
      output.write(fileOfAddress(editorAddress), document);
      return document;
    },
  };
}

/**
 * Writes the document in which pages are shown while they are edited: one page of the site with the styles of all.
 * Returns its HTML with the styles of the theme, which name its fonts.
 */
function writeFrame({ tree, output, themeStyles, environment, documents }: BuiltSite): string {
  // The home page may open with a flyer, so it is the last choice.
  const page = tree.pages.find(({ isHome }) => !isHome) ?? tree.pages[0];
  if (!page) return '';
  const css = themeStyles + allCss(tree.theme.look);
  const file = `assets/edit-page-${hashOf(css)}.css`;
  output.write(file, css);
  const { assets } = environment;
  const renderer = createSiteRenderer(tree, {
    ...environment,
    assets: {
      ...assets,
      worker: null,
      printStyles: null,
      policy: assets.policy && { ...assets.policy, isEdited: true },
    },
    stylesheets: () => [`${tree.base}/${file}`],
  });
  const html = withoutNoticeAddress(renderer.page(page))
    .replace('<html ', `<html ${stillPage}="" `)
    .replace('<head>', '<head><meta name="robots" content="noindex">');
  documents.write(fileOfAddress(`${editorAddress}/page`), html);
  return html + themeStyles;
}

/** Writes all icons, in a file for each first letter: pages lack only a few of them. Returns the files. */
function writeIcons({ output }: BuiltSite): string[] {
  const byLetter = new Map<string, string[]>();
  for (const name of Object.keys(iconSet().shapes)) {
    const letter = name.charAt(0);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), name]);
  }
  return Array.from(byLetter, ([letter, names]) => {
    const file = `${editorAddress.slice(1)}/icons/${letter}.html`;
    output.write(file, iconsFor(names.join(',')));
    return file;
  });
}
