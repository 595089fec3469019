import { type Explanation, say } from '../../messages/index.ts';
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
            message: [...say('look-list'), ...say('look-listUnsaid')],
            help: say('look-makeList'),
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
            message: [...say('look-heading'), ...say('look-headingUnseen')],
            help: [...say('look-makeHeading'), ...say('look-stress')],
            example: heading.text.split('\n').find((line) => line.startsWith('### ')) ?? '',
            within: heading.firstLine,
          } as const,
        ]
      : []),
  ];
}
