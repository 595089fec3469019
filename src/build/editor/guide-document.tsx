import MarkdownIt from 'markdown-it';
import { renderToStaticMarkup } from 'react-dom/server';
import { asName } from '../../../schema/fields/name.ts';
import { editorDocument } from './editor-document.tsx';
import styles from './GuideDocument.module.css';

/** A heading with the name by which links lead to it, `## Publish {#publish}`; without one it is made of the heading. */
const named = /^(.*?)(?: \{#([a-z0-9-]+)\})?$/;

function nameOf(heading: string): { title: string; name: string } {
  const [, title = '', name = asName(title)] = named.exec(heading) ?? [];
  return { title, name };
}

/** Renders the guide's Markdown; headings are anchors, and pictures are in the folder at `pictures`. */
function guideMarkdown(pictures: string): InstanceType<typeof MarkdownIt> {
  const markdown = new MarkdownIt();
  markdown.core.ruler.push('anchors and pictures', (guide) => {
    for (const [index, token] of guide.tokens.entries()) {
      const inner = guide.tokens[index + 1];
      if (inner && token.type === 'heading_open' && ['h2', 'h3'].includes(token.tag)) {
        const { title, name } = nameOf(inner.content);
        token.attrSet('id', name);
        const last = inner.children?.at(-1);
        if (last && title !== inner.content) last.content = nameOf(last.content).title;
      }
      for (const picture of token.children?.filter(({ type }) => type === 'image') ?? []) {
        picture.attrSet('loading', 'lazy');
        picture.attrSet('src', pictures + picture.attrGet('src'));
      }
    }
  });
  return markdown;
}

/** The chapters of the guide as links, as HTML. */
const contentsOf = (markdown: string, label: string): string =>
  renderToStaticMarkup(
    <nav aria-label={label}>
      <ul>
        {[...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => {
          const { title, name } = nameOf(heading);
          return (
            <li key={name}>
              <a href={`#${name}`}>{title}</a>
            </li>
          );
        })}
      </ul>
    </nav>,
  );

type GuideFiles = {
  language: string;
  css: string;
  /** The URL of the folder with its pictures. */
  pictures: string;
  policy?: string | null;
};

/** A guide as a document, from its Markdown. */
export function guideDocument(
  markdown: string,
  { language, css, pictures, policy }: GuideFiles,
): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? '';
  const html = guideMarkdown(pictures)
    .render(markdown)
    .replace('</h1>', (end) => end + contentsOf(markdown, title));
  return editorDocument({
    title,
    language,
    css,
    policy: policy ?? null,
    body: (
      <body className={styles.guide}>
        <main dangerouslySetInnerHTML={{ __html: html }} />
      </body>
    ),
  });
}
