import { visit } from 'yaml';
import { type Diagnostic, say } from '../../messages/index.ts';
import { diagnosticAt } from '../diagnose.ts';
import type { Source } from '../source.ts';
import { inQuotes } from './value-in-line.ts';

/**
 * A value that consists of a name in double braces, without quotes: `title: {{site.name}}`. YAML parses it as nested
 * objects, which is never meant.
 */
export function unquotedBraces(source: Source): Diagnostic[] {
  if (!/[:-] +\{\{/.test(source.text)) return [];
  const diagnostics: Diagnostic[] = [];
  visit(source.parsed.document, {
    Map(_, { range }) {
      if (!range || !source.text.startsWith('{{', range[0])) return undefined;
      const braces = source.rangeBetween(range[0], range[1]);
      const written = source.text.slice(range[0], range[1]);
      diagnostics.push(
        diagnosticAt(
          source.file,
          braces,
          {
            code: 'character-at-start',
            message: say('yaml-startQuotes', { character: '{' }),
            help: say('text-wholeQuotes'),
            example: source.lineAt(braces).replace(written, inQuotes(written)),
          },
          { edits: [{ range: braces, newText: inQuotes(written) }] },
        ),
      );
      return visit.SKIP;
    },
  });
  return diagnostics;
}
