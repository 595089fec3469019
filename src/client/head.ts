import type { PageView } from '../layout/page-view.ts';

/** Brings the head of the document in line with the page that is shown. */
export function updateHead({ title, description, canonical }: PageView): void {
  document.title = title;
  setOrRemove('meta', 'name', 'description', 'content', description);
  setOrRemove('link', 'rel', 'canonical', 'href', canonical);
}

function setOrRemove(
  element: 'meta' | 'link',
  key: string,
  name: string,
  attribute: string,
  value: string,
): void {
  const existing = document.head.querySelector(`${element}[${key}="${name}"]`);
  if (value === '') {
    existing?.remove();
    return;
  }
  const target = existing ?? document.head.appendChild(document.createElement(element));
  target.setAttribute(key, name);
  target.setAttribute(attribute, value);
}
