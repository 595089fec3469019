// @vitest-environment jsdom
import { DOMParser as ProseParser } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { isActive, tools } from '../../src/editor/rich-text/commands.ts';
import { grammar } from '../../src/editor/rich-text/grammar.ts';
import { readText } from '../../src/editor/rich-text/read-text.ts';
import { linkFromElsewhere } from '../../src/editor/site/link-offers.ts';
import { pastedHtml } from '../../src/editor/rich-text/pasted-html.ts';
import type { LinkTo } from '../../src/editor/rich-text/pasted-links.ts';
import { writeText } from '../../src/editor/rich-text/write-text.ts';
import { openSession } from './opened-session.ts';

/** The Markdown of what a clipboard holds. */
function pasted(html: string, linkTo: LinkTo = (address) => address): string {
  const { body } = new DOMParser().parseFromString(pastedHtml(html, linkTo), 'text/html');
  const before = readText('');
  if (!before) throw new Error('An empty text can be read.');
  return writeText(ProseParser.fromSchema(grammar).parse(body), before);
}

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

test.each([
  ['strike', 'The ~~old~~ price'],
  ['inlineCode', 'The `old` price'],
] as const)(
  'the button %s marks the selected words, and takes the mark off again',
  (name, marked) => {
    const before = readText('The old price');
    if (!before) throw new Error('A text can be read.');
    let state = EditorState.create({ doc: before.doc });
    state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 5, 8)));
    const press = () => {
      tools[name](state, (transaction) => {
        state = state.apply(transaction);
      });
      return writeText(state.doc, before);
    };
    expect(press()).toBe(marked);
    expect(isActive(state, name)).toBe(true);
    expect(press()).toBe('The old price');
  },
);

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

test('a table stays a table; one that arranges words becomes paragraphs', () => {
  const excel =
    '<html><body><!--StartFragment--><table><col width=64><tr><td class=xl65>Item</td><td>Price</td></tr>' +
    '<tr><td>Bed <b>sheet</b></td><td align=right>1,200</td></tr><tr><td></td><td>300</td></tr></table></body></html>';
  expect(pasted(excel)).toBe(
    '| Item | Price |\n| --- | --- |\n| Bed **sheet** | 1,200 |\n|  | 300 |',
  );
  const word =
    '<table class=MsoTableGrid><tr><td><p class=MsoNormal>Cell A</p></td><td>\n<p class=MsoNormal>Cell B</p></td></tr></table>';
  expect(pasted(`<p>Before</p>${word}<p>After</p>`)).toBe('Before\n\nCell A – Cell B\n\nAfter');
  const spans =
    '<table><tr><th colspan=2>Day</th><th>Opens</th></tr><tr><td rowspan=2>Mon</td><td>1</td><td>8 | 9</td></tr>' +
    '<tr><td>2</td><td>10</td></tr></table>';
  expect(pasted(spans)).toBe(
    '| Day |  | Opens |\n| --- | --- | --- |\n| Mon | 1 | 8 \\| 9 |\n|  | 2 | 10 |',
  );
  const layout =
    '<table><caption>Menu</caption><tr><td><p>One</p><p>Two</p></td><td><ul><li>Three</li></ul>' +
    `<table><tr><td>Four</td><td>Five</td></tr></table></td></tr></table>`;
  expect(pasted(layout)).toBe('Menu\n\nOne\n\nTwo\n\n- Three\n\nFour – Five');
});

test('what folds on another page is pasted in lines of its own', () => {
  expect(pasted('<details><summary>Who pays?</summary>You do.</details>')).toBe(
    'Who pays?\n\nYou do.',
  );
});

const link = (to: string, words = 'a <b>word</b>') => `<a href="${to}">${words}</a>`;

test('a link to this site names its page; one that leads nowhere from here leaves its words', () => {
  for (const to of ['#_ftn1', '', 'file:///C:/letter.doc', 'javascript:alert(1)', 'letter.html'])
    expect(pasted(link(to))).toBe('a **word**');
  const { origin } = location;
  expect(pasted(link(`${origin}/fees?year=2027#terms`))).toBe(
    '[a **word**](/fees?year=2027#terms)',
  );
  expect(pasted(link(`${origin}/fees?in-editor=1#terms`))).toBe('[a **word**](/fees#terms)');
  for (const to of ['/fees', 'https://example.org/x', 'mailto:head@example.org'])
    expect(pasted(link(to))).toBe(`[a **word**](${to})`);
});

test('a link to a website is added to the outside links, one to a number or mailbox is a contact', () => {
  const { session } = openSession();
  const linkTo: LinkTo = (address, label) => {
    const found = linkFromElsewhere(session, { address, label });
    if (found) session.edit(found.ops);
    return found?.to ?? address;
  };
  const html = [
    link('https://nurses.example/join', 'Become a nurse'),
    link('https://nurses.example/join', 'here'),
    link('https://catalogue.example/mtoni', 'the catalogue'),
    link('mailto:Mapokezi@library.example?subject=Hello', 'Write to us'),
    link('tel:+254700000000', 'call us'),
    link('mailto:somebody@elsewhere.example', 'somebody'),
  ];
  expect(pasted(`<p>${html.join(' ')}</p>`, linkTo)).toBe(
    '[Become a nurse](become-a-nurse) [here](become-a-nurse) [the catalogue](catalogue) ' +
      '[Write to us](email:main) [call us](phone:main) [somebody](email:somebody-elsewhere-example)',
  );
  expect(session.textOf('site.yaml')).toContain(
    '  become-a-nurse:\n    label: Become a nurse\n    address: https://nurses.example/join\n',
  );
});
