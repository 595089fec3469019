import { useCallback, useMemo } from 'react';
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
import type { SessionState, Session } from '../session/index.ts';
import type { Sentence } from '../words/index.ts';
import { FieldView } from './FieldView.tsx';
import { applyFix } from './apply-fix.ts';
import type { Form } from '../forms/index.ts';

type FormParts = {
  session: Session;
  state: SessionState;
  file: string;
  open: (path: FieldPath) => void;
  addBlock: (index: number) => void;
};

/** The form of a file; null if the file cannot be parsed. */
export function useFormOf({ session, state, file, open, addBlock }: FormParts): Form | null {
  const text = session.textOf(file);
  const origin = session.originOf(file);
  const root = text === null ? undefined : openText(text)?.value;
  const changes = useMemo(() => changesBetween(origin, root), [origin, root]);
  const offers = useCallback(
    (kind: OfferedKind) => siteOffers(session, kind, file),
    [session, file],
  );
  const settings = openText(session.textOf('site.yaml') ?? '')?.value;
  if (text === null || root === undefined) return null;
  return {
    session,
    file,
    root,
    language: platformSetting(settings, 'language'),
    typedAt: (path) => typedNumber(text, path),
    languageAt: (path) => declaredLanguage(root, path) ?? languageOfFile(session, file),
    currency: currencyOf(settings),
    diagnostics: state.diagnostics.filter((one) => one.file === file),
    isPageCurrent: state.isPageCurrent,
    sent: state.sent,
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
}

const currencyOf = (settings: Value | undefined): string => {
  const value = valueAt(settings, ['currency']);
  return typeof value === 'string' ? value : '';
};

function changesBetween(origin: string | null, root: Value | undefined): ValueChange[] {
  const before = origin === null ? undefined : openText(origin)?.value;
  return before === undefined || root === undefined ? [] : compareValues(before, root);
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
