import type { Html } from '../../site/index.ts';
import { builtHtml } from './trusted.ts';

type RichTextProps = {
  text: Html | string;
  as?: 'p' | 'div' | 'span' | 'li';
  className?: string | undefined;
};

/** Plain text, or HTML that the build made from an editor's Markdown; raw HTML is never passed through. */
export function RichText({ text, as: Element = 'div', className }: RichTextProps) {
  if (typeof text === 'string') return <Element className={className}>{text}</Element>;
  return (
    <Element className={className} dangerouslySetInnerHTML={{ __html: builtHtml(text.html) }} />
  );
}
