import type { Fault } from '../problems/problem.ts';
import type { CheckInput } from './check-site.ts';
import { fault } from './check-site.ts';

/** Checks headings inside texts: they go down one level at a time, or a screen reader's list of them has a gap. */
export function checkTexts({ parts }: CheckInput): Fault[] {
  return parts.flatMap(({ file, path, part }) => {
    if (part.part !== 'text' || part.form !== 'prose' || !part.markdown.includes('#')) return [];
    const headings = part.markdown.match(/^#{1,6} .*$/gm) ?? [];
    const [first] = headings;
    if (first === undefined || !first.startsWith('####')) return [];
    return [
      fault(file, path, {
        code: 'heading-order',
        severity: 'warning',
        message: 'The first heading in this text is one of the smaller kind.',
        help: 'Begin with three hashes; use four only below such a heading.',
        example: first.replace(/^#+/, '###'),
        within: first,
      }),
    ];
  });
}
