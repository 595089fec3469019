import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FileChange } from '../../content/index.ts';
import { addressKey, addressOfFile } from '../../site/index.ts';
import { keyOfPathname } from '../page-key.ts';
import { fieldLink, sourceInAddress } from '../site/index.ts';
import { pathToOpen, valueOfText } from './use-follow-steps.ts';

/**
 * Undo and redo affect any page: the form of an unrelated file gives way to the changed one. Lists stay, because they
 * show the change.
 */
export function useGoToStep(stepChanges: readonly FileChange[]): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const followed = useRef(stepChanges);
  useEffect(() => {
    if (stepChanges === followed.current) return;
    followed.current = stepChanges;
    const isHere = isFormShownAt(pathname, search);
    if (!isHere || stepChanges.some((change) => change.after !== null && isHere(change))) return;
    void navigate(linkToChange(stepChanges) ?? '/@edit');
  }, [stepChanges, navigate, pathname, search]);
}

/** Whether the form of a file is shown at a URL; null if there is no form. */
export function isFormShownAt(
  pathname: string,
  search: string,
): ((change: FileChange) => boolean) | null {
  if (pathname === '/@edit/file') {
    const name = new URLSearchParams(search).get('name');
    return ({ file }) => file === name;
  }
  if (pathname.startsWith('/@edit')) return null;
  const key = keyOfPathname(pathname);
  const source = sourceInAddress(search);
  return ({ file }) =>
    file === source || (file.startsWith('pages/') && addressKey(addressOfFile(file)) === key);
}

/** The URL of the first changed field in a file that still exists; null if there is none. */
export function linkToChange(changes: readonly FileChange[]): string | null {
  const change = changes.find(({ after }) => after !== null);
  if (!change) return null;
  const { file, before, after } = change;
  return fieldLink(file, pathToOpen(valueOfText(before), valueOfText(after), []) ?? []);
}
