import type { ReactNode } from 'react';

type ItemHeadingProps = {
  /** The heading of the section that the item is in; without one, the item's heading has that level. */
  under: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The heading of an item, at the level that leaves no gap in the page's outline. */
export function ItemHeading({ under, className, children }: ItemHeadingProps) {
  const Heading = under === undefined ? 'h2' : 'h3';
  return <Heading className={className}>{children}</Heading>;
}
