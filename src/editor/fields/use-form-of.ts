import { useCallback, useDeferredValue, useMemo } from 'react';
import type { FieldPath } from '../../messages/index.ts';
import {
  compareValues,
  type ValueChange,
  type EditOp,
  type Value,
  openText,
  typedNumber,
} from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import {
  siteOffers,
  type OfferedKind,
  declaredLanguage,
  languageOfFile,
  platformSetting,
} from '../site/index.ts';
import { textIn, useSession, type Session } from '../session/index.ts';
import type { Sentence } from '../words/index.ts';
import { useShownDraft } from './use-shown-draft.ts';
import { FieldView } from './FieldView.tsx';
import { applyFix } from './apply-fix.ts';
import type { Form } from '../forms/index.ts';

type FormParts = {
  session: Session;
  file: string;
  open: (path: FieldPath) => void;
  addBlock: (index: number) => void;
};

/** The form of a file; null if the file cannot be parsed. It is the same object until something in it changes. */
export function useFormOf({ session, file, open, addBlock }: FormParts): Form | null {
  const { files } = useShownDraft(session);
  // Fields also show titles, options and amounts of other files.
  const site = useSession(session, (state) => state.site);
  const all = useDeferredValue(useSession(session, (state) => state.diagnostics));
  const diagnostics = useMemo(() => all.filter((one) => one.file === file), [all, file]);
  const isPageCurrent = useSession(session, (state) => state.isPageCurrent);
  const menus = useSession(session, (state) => state.menus);
  const sent = useSession(session, (state) => state.sent);
  const origin = useSession(session, () => session.originOf(file));
  const offers = useCallback(
    (kind: OfferedKind) => siteOffers(session, kind, file),
    [session, file],
  );
  return useMemo(() => {
    const stored = { site, draft: { files } };
    const shown = rootOf(textIn(stored, file));
    if (shown === undefined) return null;
    // What acts on a value acts on what was typed last.
    const current = () => rootOf(session.textOf(file)) ?? shown;
    const settings = openText(textIn(stored, 'site.yaml') ?? '')?.value;
    const changes = changesBetween(origin, shown);
    return {
      session,
      file,
      get root() {
        return current();
      },
      language: platformSetting(settings, 'language'),
      typedAt: (path) => typedNumber(session.textOf(file) ?? '', path),
      languageAt: (path) => declaredLanguage(current(), path) ?? languageOfFile(session, file),
      currency: currencyOf(settings),
      diagnostics,
      isPageCurrent,
      menus,
      sent,
      pictures: session.pictures(),
      offers,
      earlier: (path) => earlierOf(changes, path),
      change: (ops: readonly EditOp[], notice: Sentence = '') =>
        ops.length === 0 ||
        session.edit(
          ops.map((op) => ({ file, op })),
          notice,
        ),
      changeFiles: (ops, notice: Sentence = '') => ops.length === 0 || session.edit(ops, notice),
      fix: (diagnostic) => applyFix(session, diagnostic),
      FieldView,
      open,
      addBlock,
    };
  }, [
    session,
    file,
    files,
    site,
    origin,
    diagnostics,
    isPageCurrent,
    menus,
    sent,
    offers,
    open,
    addBlock,
  ]);
}

const rootOf = (text: string | null): Value | undefined =>
  text === null ? undefined : openText(text)?.value;

const currencyOf = (settings: Value | undefined): string => {
  const value = valueAt(settings, ['currency']);
  return typeof value === 'string' ? value : '';
};

function changesBetween(origin: string | null, root: Value): ValueChange[] {
  const before = rootOf(origin);
  return before === undefined ? [] : compareValues(before, root);
}

/** A field counts as unchanged unless it, or an item around it, has changed. */
function earlierOf(changes: readonly ValueChange[], path: FieldPath): ReturnType<Form['earlier']> {
  const fileChange = changes.find(
    (change) =>
      change.kind !== 'moved' &&
      change.path.length === path.length &&
      typeof path.at(-1) === 'string' &&
      path.every((step, index) => change.path[index] === step),
  );
  return fileChange ? { same: false, value: fileChange.before } : { same: true };
}
