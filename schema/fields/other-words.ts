import { metaOf, type FieldSchema } from './field.ts';
import type { FieldKind } from './field-kind.ts';

const texts = ['text', 'body', 'content', 'paragraph', 'description', 'summary', 'words', 'answer'];
const targets = ['link', 'url', 'href', 'address', 'page', 'target', 'goto'];
const days = ['day', 'date', 'when'];
const files = ['file', 'source', 'path', 'filename', 'image', 'picture'];

/** What editors may call a field of a kind, besides the names and labels of fields. */
const otherWords: Partial<Record<FieldKind, readonly string[]>> = {
  line: ['title', 'heading', 'headline', 'header', 'label', 'caption', 'name', 'text', 'question'],
  inline: texts,
  prose: texts,
  note: ['comment', 'remark'],
  amount: ['price', 'cost', 'fee', 'sum', 'total'],
  link: targets,
  url: targets,
  image: ['picture', 'photo', 'img', 'photograph'],
  'image-file': files,
  alt: ['description', 'caption', 'text'],
  list: ['rows', 'cards', 'list', 'entries', 'questions', 'steps', 'links', 'items'],
  date: days,
  moment: days,
};

/**
 * Whether an editor may mean a field by this name: its label, or a common word for its kind. A field that forms fold is
 * rarely meant, so common words do not stand for it: `title` is no language.
 */
export function isAlsoCalled(field: FieldSchema, name: string): boolean {
  const { kind, label, under } = metaOf(field);
  const word = name.toLowerCase();
  if (label.toLowerCase() === word) return true;
  return under === undefined && (otherWords[kind]?.includes(word) ?? false);
}
