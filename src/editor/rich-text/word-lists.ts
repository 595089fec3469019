import { markerText } from './list-markers.ts';

/**
 * Turns Word's list items on the clipboard into lists. Word writes them as paragraphs with a style (`mso-list:l0 level2
 * lfo1`) that begin with a bullet or number.
 */
export function makeListsOfWord(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === null) {
      open = [];
      continue;
    }
    const marker = takeMarker(paragraph);
    const tag = isNumber(marker) ? 'ol' : 'ul';
    // A paragraph that does not follow the last item begins another list.
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    open = open.filter((one) => one.level <= level);
    const last = open.at(-1);
    if (last?.level === level && last.list.matches(tag)) {
      addItem(last, paragraph, marker);
      continue;
    }
    const list = body.ownerDocument.createElement(tag);
    if (last?.level === level) last.list.after(list);
    else if (last) last.list.lastElementChild?.append(list);
    else paragraph.before(list);
    const added = { level, list };
    open = [...open.filter((one) => one.level < level), added];
    addItem(added, paragraph, marker);
  }
}

/** Turns the list items of Word on the web, each in a list of its own, into paragraphs as Word writes them. */
export function makeParagraphsOfWordOnline(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    const items = [...wrapper.querySelectorAll('li')].map((item) => {
      const paragraph = body.ownerDocument.createElement('p');
      const level = item.dataset['ariaLevel'] ?? item.getAttribute('aria-level') ?? '1';
      paragraph.setAttribute('style', `mso-list:l0 level${level} lfo1`);
      const list = item.closest('ol');
      const marker = body.ownerDocument.createElement('span');
      marker.setAttribute('style', 'mso-list:Ignore');
      marker.textContent = list ? markerText(item, list) : '•';
      paragraph.append(marker, ...(item.querySelector(':scope > p') ?? item).childNodes);
      return paragraph;
    });
    wrapper.replaceWith(...items);
  }
}

type OpenList = { level: number; list: HTMLElement };

/** The level of a list item, from 1; null for other paragraphs. */
function levelOf(paragraph: Element): number | null {
  const [, level] = /mso-list:[^;]*\blevel(\d+)/.exec(paragraph.getAttribute('style') ?? '') ?? [];
  return level === undefined ? null : Number(level);
}

/** Removes the bullet or number of a paragraph, and returns it. */
function takeMarker(paragraph: Element): string {
  const marked = [...paragraph.querySelectorAll('[style*="mso-list"]')].filter((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const marker = marked.map(({ textContent }) => textContent).join('');
  for (const part of marked) part.remove();
  return marker.trim();
}

/** “1.”, “b)” and “iv.” are numbers; “·”, “§” and “o” are bullets. */
const isNumber = (marker: string): boolean => /^\(?[\p{L}\p{N}]+[.)]|\p{N}/u.test(marker);

function addItem({ list }: OpenList, paragraph: Element, marker: string): void {
  const item = paragraph.ownerDocument.createElement('li');
  if (list.matches('ol')) item.dataset['marker'] = marker;
  item.append(paragraph);
  list.append(item);
}
