import { expect, test } from 'vitest';
import { isolateDirections } from '../../src/render/isolate-directions.ts';

/** A text with brackets around what is isolated. */
const onArabicPage = (text: string) =>
  isolateDirections(`<p>${text}</p>`, 'rtl')
    .replaceAll(/<bdi(?: class="nowrap")?>/g, '⟨')
    .replaceAll('</bdi>', '⟩')
    .replaceAll(/<\/?p>/g, '');

test.each([
  ['اتصل بنا: +49 30 123 456.', 'اتصل بنا: ⟨+49 30 123 456⟩.'],
  ['الهاتف (020) 7946-0958 مساءً', 'الهاتف ⟨(020) 7946-0958⟩ مساءً'],
  ['هاتف 030-123-456 مساءً', 'هاتف ⟨030-123-456⟩ مساءً'],
  ['هاتف 0700-123456', 'هاتف ⟨0700-123456⟩'],
  ['هاتف (030)-123456', 'هاتف ⟨(030)-123456⟩'],
  ['اطلب *144# أو #31#', 'اطلب ⟨*144#⟩ أو ⟨#31#⟩'],
  ['في 2026-12-06.', 'في ⟨2026-12-06⟩.'],
  ['الحرارة -5', 'الحرارة ⟨-5⟩'],
  ['−12.5', '⟨−12.5⟩'],
  ['(+49 30 123)', '⟨(+49 30 123)⟩'],
  ['1 Harbour Street, London', '⟨1 Harbour Street, London⟩'],
  ['في 1 Harbour Street, المدينة', 'في ⟨1 Harbour Street⟩, المدينة'],
  ['السعر 1,500 KES فقط', 'السعر ⟨1,500 KES⟩ فقط'],
  ['office@harbour.example', '⟨office@harbour.example⟩'],
  ['https://harbour.example/visit?day=1', '⟨https://harbour.example/visit?day=1⟩'],
  ['ملف plan-2025.pdf', 'ملف ⟨plan-2025.pdf⟩'],
  ['Dr. A. Smith (Lab)', '⟨Dr. A. Smith (Lab)⟩'],
  ['شركة Smith &amp; Sons Ltd.', 'شركة ⟨Smith &amp; Sons Ltd⟩.'],
  ['هاتف +254 <span class="nowrap">20-123-4567</span>', 'هاتف ⟨+254 20-123-4567⟩'],
  ['reception@<wbr/>clinic.example', '⟨reception@<wbr/>clinic.example⟩'],
  ['450.50<small>\u00A0PEN</small>', '450.50<small>\u00A0⟨PEN⟩</small>'],
  ['Licensed as a level 3 centre.', '⟨Licensed as a level 3 centre.⟩'],
  ['© 2026 Kilele Clinic', '⟨© 2026 Kilele Clinic⟩'],
  ['الساعة 9:30', 'الساعة 9:30'],
  ['من 8 - 12 سنة', 'من 8 - 12 سنة'],
  ['2024–2025', '2024–2025'],
  ['في 2026-2027', 'في 2026-2027'],
  ['الساعة 08:00-12:30', 'الساعة 08:00-12:30'],
  ['من 8 -12 سنة', 'من 8 -12 سنة'],
  ['كوفيد-19', 'كوفيد-19'],
  ['الصفوف 1, 2, 3', 'الصفوف 1, 2, 3'],
  ['مدرسة Lakeside High', 'مدرسة Lakeside High'],
])('on a page from the right, %s keeps its order', (text, isolated) => {
  expect(onArabicPage(text)).toBe(isolated);
});

test('Arabic words on an English page move no number beside them', () => {
  expect(isolateDirections('<p>Room مكتب المدير, 12</p>', 'ltr')).toBe(
    '<p>Room <bdi>مكتب المدير</bdi>, 12</p>',
  );
});

test('the direction of a part counts inside it', () => {
  const html = '<p>مكتب <span dir="ltr">+49 30 1 مكتب</span><br> +49 30 1</p>';
  expect(isolateDirections(html, 'rtl')).toBe(
    '<p>مكتب <span dir="ltr">+49 30 1 <bdi>مكتب</bdi></span><br> <bdi class="nowrap">+49 30 1</bdi></p>',
  );
});

test('pages of one direction, islands and elements that take characters only stay as they are', () => {
  const english = '<p>+49 30 123 456, 1 Harbour Street</p>';
  expect(isolateDirections(english, 'ltr')).toBe(english);
  const island = '<div data-island="x"><p>+49 30 123 456</p></div>';
  const html = `<title>+49 30 1</title><option>+49 30 1</option><bdi>+49 30 1</bdi>${island}`;
  expect(isolateDirections(html, 'rtl', [island])).toBe(html);
});
