import { type Diagnostic, say } from '../../messages/index.ts';
import type { CheckInput } from './check-input.ts';

/**
 * Words that point at something on a screen, in the languages of the interface. "Below" and "above" before an amount or an age
 * only compare, and so do "chini ya" and "juu ya".
 */
const onScreen = [
  /\b(?:below|above)\b(?!\s+(?:the\s+age|age|\d|\p{Lu}{3}\s*\d))/iu,
  /\b(?:click|tap|press)\s+(?:here|on|the)\b/iu,
  /\b(?:this|the\s+following|the\s+next)\s+(?:page|link|button|table|picture|form)\b/iu,
  /\bon\s+the\s+(?:right|left)\b/iu,
  /\b(?:hapa|hapo)\s+(?:chini|juu)\b/iu,
  /\b(?:bofya|bonyeza|gusa)\b/iu,
  /\bukurasa\s+huu\b/iu,
  /\b(?:kitufe|kiungo|fomu|jedwali|picha)\s+(?:hiki|hii|hili)\b/iu,
  /\bupande\s+wa\s+(?:kulia|kushoto)\b/iu,
  /\bci-(?:dessous|dessus|contre)\b/iu,
  /\bcliquez\b/iu,
  /\b(?:haga|haz)\s+clic\b/iu,
  /\besta\s+página\b|\bmás\s+(?:abajo|arriba)\b/iu,
  /\ba\s+la\s+(?:derecha|izquierda)\s+(?:de\s+)?(?:la\s+)?(?:página|pantalla)/iu,
  /(?<=^|\s)(?:انقر|اضغط)(?:وا|ي)?\s+(?:هنا|على)(?=\s|$)/u,
  /(?<=^|\s)(?:هذه\s+الصفحة|أدناه|أعلاه)(?=[\s.،:]|$)/u,
];

/** The first words of a text that only make sense on a screen; null if there are none. */
export const screenWords = (text: string): string | null =>
  onScreen.flatMap((words) => words.exec(text)?.[0] ?? [])[0] ?? null;

/** Reports messages that speak of what only the page shows: whoever gets one by SMS has its words alone. */
export function checkMessages({ tree, diagnose }: CheckInput): Diagnostic[] {
  return tree.pages.flatMap(({ file, document: { message } }) => {
    const words = message === undefined ? null : screenWords(message);
    if (words === null) return [];
    return diagnose(file, ['message'], {
      code: 'only-on-screen',
      severity: 'warning',
      message: say('message-alone', { value: `“${words}”` }),
      help: [...say('message-writeWhat'), ...say('message-followed')],
      within: words,
    });
  });
}
