/**
 * Turns the list items that Word puts on the clipboard into lists. To Word they are paragraphs with a style
 * (`mso-list:l0 level2 lfo1`) whose first letters are a bullet or a number, so they would be pasted as such.
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
    // What is not beside the last item begins another list.
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    open = open.filter((one) => one.level <= level);
    const last = open.at(-1);
    if (last?.level === level) addItem(last, paragraph);
    else {
      const list = body.ownerDocument.createElement(isNumber(marker) ? 'ol' : 'ul');
      if (last) last.list.lastElementChild?.append(list);
      else paragraph.before(list);
      const added = { level, list };
      open.push(added);
      addItem(added, paragraph);
    }
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
const isNumber = (marker: string): boolean => /^\(?[\p{L}\p{N}]+[.)]/u.test(marker);

function addItem({ list }: OpenList, paragraph: Element): void {
  const item = paragraph.ownerDocument.createElement('li');
  item.append(paragraph);
  list.append(item);
}
