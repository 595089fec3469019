import type { LiveBlockProps } from '../block-props.ts';

export function MathBrowser({ block }: LiveBlockProps<'math-browser'>) {
  return <div>{block.type}</div>;
}
