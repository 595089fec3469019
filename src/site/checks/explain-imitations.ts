import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { imitatedHeading, imitatedList } from '../text/imitated-structure.ts';

/** Explains what a text imitates by its looks alone, so that only those who see it know what it is. */
export function explainImitations(markdown: string): Explanation[] {
  const [list, heading] = [imitatedList(markdown), imitatedHeading(markdown)];
  return [
    ...(list
      ? [
          {
            code: 'list-in-looks',
            severity: 'warning' as const,
            message:
              'These lines look like a list, but their bullets or numbers were typed. A screen reader does not say that it is a list.',
            help: 'Make it a list: each line begins with a hyphen or a number, and has an empty line before the first.',
            example: list.text,
            within: list.firstLine,
          } as const,
        ]
      : []),
    ...(heading
      ? [
          {
            code: 'heading-in-looks',
            severity: 'warning' as const,
            message:
              'This line looks like a heading, but it is only bold. People who cannot see it do not find it among the headings.',
            help: 'Make it a heading. If it is meant to stress something, write it as a sentence.',
            example: heading.text.split('\n').find((line) => line.startsWith('### ')) ?? '',
            within: heading.firstLine,
          } as const,
        ]
      : []),
  ];
}
