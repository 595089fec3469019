import {
  counted,
  Icon,
  inLanguage,
  Section,
  type BlockContext,
  type BlockProps,
  type Link,
} from 'woven-site/components';
import styles from './Documents.module.css';

type Item = { file: Link; title?: string | undefined; text?: string | undefined };

/** Files to download, each with what a visitor wants to know before: its kind, pages, size, language and day. */
export function Documents({ block, context }: BlockProps<'documents'>) {
  return (
    <Section {...block}>
      <ul role="list" className={styles.documents}>
        {block.items.map(({ earlier, ...item }) => (
          <li key={item.file.href}>
            <Document item={item} context={context} />
            {earlier && (
              <details className={styles.earlier}>
                <summary>{context.words.files.earlier}</summary>
                <ul role="list">
                  {earlier.map((one) => (
                    <li key={one.file.href}>
                      <Document item={one} context={context} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Document({ item: { file, title, text }, context }: { item: Item; context: BlockContext }) {
  const facts = file.file;
  const language =
    facts?.language !== undefined && !isSameLanguage(facts.language, context.language)
      ? facts.language
      : undefined;
  return (
    <a href={file.href} hrefLang={facts?.language} className={styles.document}>
      <Icon name="file-text" className={styles.icon} />
      <span className={styles.words}>
        <b {...(title === undefined ? inLanguage(language) : {})}>
          {title ?? facts?.title ?? nameInWords(facts?.name ?? file.href)}
        </b>
        {text !== undefined && <span>{text}</span>}
        <span className={styles.facts}>{factsOf(file, language, context)}</span>
      </span>
    </a>
  );
}

const isSameLanguage = (one: string, other: string): boolean =>
  one.split('-', 1)[0] === other.split('-', 1)[0];

/** The name of a file as words: rules-2026.pdf → rules 2026. */
const nameInWords = (name: string): string =>
  (name.split('/').at(-1) ?? name).replace(/\.[^.]+$/, '').replaceAll(/[-_]+/g, ' ');

/** The names of kinds that are the same in every language. */
const names: Readonly<Record<string, string>> = {
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
  ppt: 'PowerPoint',
  pptx: 'PowerPoint',
};

const generic: Readonly<Record<string, 'text' | 'table' | 'slides'>> = {
  odt: 'text',
  rtf: 'text',
  txt: 'text',
  ods: 'table',
  csv: 'table',
  odp: 'slides',
};

/** Kind, pages, size, a language other than that of the page, and the day: `PDF, 12 pages, 340 kB · 3 February 2026`. */
function factsOf(
  { href, file }: Link,
  language: string | undefined,
  { words: { files }, formats, language: ofPage }: BlockContext,
): string {
  const ending = href.split('.').at(-1) ?? '';
  const kind = generic[ending];
  const pages = file?.pages;
  return [
    formats.inRow([
      kind ? files[kind] : (names[ending] ?? ending.toUpperCase()),
      ...(pages === undefined ? [] : [counted(ofPage, files.pages, pages)]),
      ...(file ? [sizeOf(file.bytes, ofPage)] : []),
      ...(language === undefined ? [] : [nameOfLanguage(language, ofPage)]),
    ]),
    ...(file?.day === undefined ? [] : [formats.date({ part: 'date', iso: file.day })]),
  ].join('\u00A0· ');
}

const nameOfLanguage = (language: string, ofPage: string): string =>
  new Intl.DisplayNames(ofPage, { type: 'language' }).of(language) ?? language;

/** A size as the language of the page writes it: in kilobytes, or from a thousand of these on in megabytes. */
function sizeOf(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(bytes / (isLarge ? 1_000_000 : 1000), 1));
}
