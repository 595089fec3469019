import type { Html } from '../site/resolved.ts';

type RichTextProps = {
  text: Html;
  as?: 'p' | 'div' | 'span' | 'li';
  className?: string | undefined;
};

/** HTML that the build made from an editor's Markdown; raw HTML never reaches it. */
export function RichText({ text, as: Element = 'div', className }: RichTextProps) {
  return <Element className={className} dangerouslySetInnerHTML={{ __html: text.html }} />;
}
