// @vitest-environment jsdom
import { DOMParser as ProseParser } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { grammar } from '../../src/editor/rich-text/grammar.ts';
import { readText } from '../../src/editor/rich-text/read-text.ts';
import { listsFromWord } from '../../src/editor/rich-text/word-lists.ts';
import { writeText } from '../../src/editor/rich-text/write-text.ts';

/** The Markdown of what a clipboard holds. */
function pasted(html: string): string {
  const { body } = new DOMParser().parseFromString(listsFromWord(html), 'text/html');
  const before = readText('');
  if (!before) throw new Error('An empty text can be read.');
  return writeText(ProseParser.fromSchema(grammar).parse(body), before);
}

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

test('lists from Word stay lists, with their levels and kinds', () => {
  const html =
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal>What to bring:</p>` +
    item(1, '·', 'A <b>mattress</b>') +
    item(2, 'o', 'Three feet') +
    item(2, 'o', 'New') +
    item(1, '·', 'A mug') +
    `<p class=MsoNormal>Then:</p>` +
    item(1, '1.', 'Pay') +
    item(1, '2.', 'Report') +
    '</body></html>';
  expect(pasted(html)).toBe(
    'What to bring:\n\n- A **mattress**\n  - Three feet\n  - New\n- A mug\n\nThen:\n\n1. Pay\n2. Report',
  );
});

test('of Google Docs, only what is bold there becomes bold', () => {
  const html =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><h2 style="font-weight:700">Fees</h2><p>' +
    '<span style="font-weight:400">Pay </span><span style="font-weight:700">by</span>' +
    '<span style="font-weight:700;font-style:italic"> Monday</span></p></b>';
  expect(pasted(html)).toBe('### Fees\n\nPay **by *Monday***');
});
