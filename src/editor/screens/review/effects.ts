import {
  isValueObject,
  type FileChange,
  type Value,
  equalValues,
  openText,
  type Maybe,
} from '../../../content/index.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import { addressOfFile } from '../../../site/index.ts';
import { wholeValueWords, type DescribedFile } from '../../site/index.ts';
import { siteNotice } from '../../../../schema/site-parts.ts';
import { choiceInWords, currentWords, fill } from '../../words/index.ts';

/** Words the effects of a change for visitors: of settings, and of fields that decide when a page can be seen. */
export function effectsOf(described: DescribedFile, language: string): string[] {
  const words = currentWords();
  const { file, fate, from, before, after } = described;
  const [old, now] = [valueOf({ text: before }), valueOf({ text: after })];
  if (file === 'site.yaml') return noticeEffects(old, now, language);
  if (file === 'theme.yaml') return [words.effects.theme];
  if (!file.startsWith('pages/')) return [];
  const address = addressOfFile(file);
  if (fate === 'deleted') return [fill(words.effects.deleted, { address })];
  const ofMove = from === null ? [] : [fill(words.effects.moved, { from: addressOfFile(from) })];
  return [...ofMove, ...timeEffects(fate === 'new' ? undefined : old, now, language)].concat(
    fate === 'new' ? menuEffects(undefined, now) : menuEffects(old, now),
  );
}

const valueOf = ({ text }: { text: FileChange['before'] }): Maybe =>
  text === null ? undefined : openText(text)?.value;

function noticeEffects(old: Maybe, now: Maybe, language: string): string[] {
  const words = currentWords();
  const [previous, current] = [old, now].map((settings) => valueAt(settings, ['notice']));
  if (equalValues(previous, current)) return [];
  if (!isValueObject(current)) return [words.effects.noticeGone];
  const { from, until, level } = current;
  const shown = [
    fill(until === undefined ? words.effects.noticeShown : words.effects.noticeUntil, {
      from: from === undefined ? words.effects.atOnce : dayWords(from, language),
      until: dayWords(until ?? '', language),
    }),
  ];
  const wasLevel = isValueObject(previous) ? previous['level'] : undefined;
  if (level !== undefined && level !== wasLevel) {
    shown.push(
      fill(words.effects.noticeLevel, {
        level: choiceInWords(siteNotice.shape.level, String(level)),
      }),
    );
  }
  return shown;
}

const dayWords = (value: Value, language: string): string =>
  wholeValueWords(value, null, { language });

const timeFields = ['draft', 'publishFrom', 'publishUntil'] as const;

function timeEffects(old: Maybe, now: Maybe, language: string): string[] {
  const words = currentWords();
  const [previous, current] = [old, now].map((page) =>
    timeFields.map((name) => valueAt(page, [name])),
  );
  if (JSON.stringify(previous) === JSON.stringify(current)) return [];
  const [draft, from, until] = current ?? [];
  if (draft === true) return [words.effects.draft];
  const day = (value: Maybe) => dayWords(value ?? '', language);
  if (from !== undefined && until !== undefined) {
    return [fill(words.effects.between, { from: day(from), until: day(until) })];
  }
  if (from !== undefined) return [fill(words.effects.from, { day: day(from) })];
  if (until !== undefined) return [fill(words.effects.until, { day: day(until) })];
  return [words.effects.seen];
}

function menuEffects(old: Maybe, now: Maybe): string[] {
  const words = currentWords();
  const [previous, current] = [old, now].map(
    (page) => valueAt(page, ['listing', 'inMenu']) === true,
  );
  if (previous === current) return [];
  return [current === true ? words.effects.inMenu : words.effects.notInMenu];
}
