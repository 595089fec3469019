import type { BlockProps } from '../block-props.ts';

export function SubjectList({ block }: BlockProps<'subject-list'>) {
  return <div>{block.type}</div>;
}
