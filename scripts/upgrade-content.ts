import path from 'node:path';
import { currentFormat } from '../schema/format.ts';
import {
  planContentUpgrade,
  writeContentUpgrade,
  type ContentUpgrade,
  listFiles,
  readBytes,
  currentBlocksFolder,
} from '../src/build/index.ts';
import { isLanguage } from '../schema/fields/web-address.ts';
import { valueAt } from '../schema/value-at.ts';
import { isPageFile, decode, Source, formatChanges } from '../src/content/index.ts';
import { command } from './command.ts';
import { contentFolder } from './content-folder.ts';
import { checkImports } from './upgrade/check-imports.ts';
import { listNumberColumns } from './upgrade/list-number-columns.ts';

const shownFiles = 6;

function listed(files: readonly string[]): string {
  const more = files.length - shownFiles;
  const shown = files
    .slice(0, shownFiles)
    .map((file) => path.relative('.', file).replaceAll('\\', '/'));
  return `${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}

const isSettings = (file: string): boolean => file === 'site.yaml' || file === 'theme.yaml';

function linesOfFiles(files: readonly string[]): string[] {
  const settings = files.filter(isSettings);
  const blocks = files.filter((file) => path.isAbsolute(file));
  const pages = files.filter((file) => !isSettings(file) && !path.isAbsolute(file));
  return [
    ...(settings.length > 0 ? [`  settings: ${listed(settings)}`] : []),
    ...(pages.length > 0 ? [`  content: ${listed(pages)}`] : []),
    ...(blocks.length > 0 ? [`  blocks of this site: ${listed(blocks)}`] : []),
    ...(files.length > 0 ? [] : ['  No file of this site has it.']),
  ];
}

function describeContentUpgrade({ format, rewritten, unchanged }: ContentUpgrade): string[] {
  if (format === currentFormat) return [`The content has the present format, ${currentFormat}.`];
  return [
    ...formatChanges
      .filter((change) => change.format > format)
      .flatMap((change) => [
        `Format ${change.format}: ${change.title}.`,
        `  ${change.why}`,
        ...linesOfFiles(
          rewritten.filter(({ changes }) => changes.includes(change)).map(({ file }) => file),
        ),
      ]),
    ...(unchanged.length > 0
      ? [`To be rewritten by hand, because a program might spoil them: ${unchanged.join(', ')}`]
      : []),
  ];
}

/** Lists table columns that look different now that cells are shown as they are typed. */
function numberColumnsIn(content: string): string[] {
  const sources = listFiles(content).documents.map((file) => {
    const { text, diagnostics } = decode(file, readBytes(content, file));
    return { source: new Source(file, text), isReadable: diagnostics.length === 0 };
  });
  const settings = sources.find(({ source }) => source.file === 'site.yaml')?.source;
  const written = settings && valueAt(settings.value, ['language']);
  const language = typeof written === 'string' && isLanguage(written) ? written : 'en';
  const columns = sources.flatMap(({ source, isReadable }) =>
    isReadable && isPageFile(source.file) && source.parsed.document.errors.length === 0
      ? listNumberColumns(source, language)
      : [],
  );
  const title = 'Columns of tables with numbers, which are now shown as they are typed:';
  return columns.length > 0 ? [title, ...columns] : [];
}

/**
 * The next engine's part of an upgrade: describes changes of content, settings and blocks, and rewrites the content.
 * `upgrade` of other versions runs it by this name.
 */
export const main = command(
  { typed: 'woven-site upgrade-content', readsContent: true, options: {} },
  () => {
    const content = contentFolder();
    const plan = planContentUpgrade(content);
    if (plan.format > currentFormat) {
      console.error(
        `The content has format ${plan.format}, and this version of the engine reads formats up to ${currentFormat}.`,
      );
      return 1;
    }
    for (const line of describeContentUpgrade(plan)) console.log(line);
    for (const line of checkImports(currentBlocksFolder())) console.log(line);
    for (const line of numberColumnsIn(content)) console.log(line);
    writeContentUpgrade(content, plan);
    return 0;
  },
);
