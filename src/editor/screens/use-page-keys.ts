import { useNavigate } from 'react-router-dom';
import type { FieldPath } from '../../messages/index.ts';
import type { Form } from '../forms/index.ts';
import { guideAt, moveNode } from '../panel/index.ts';
import type { Session } from '../session/index.ts';
import { nodesTo } from '../site/index.ts';
import { useEditorLanguage } from '../words/index.ts';
import { goToRegion, useEditKeys, type EditKeys } from './edit-keys.ts';
import { goToSearch } from './pages/find-page-key.ts';

type PageKeys = Pick<EditKeys, 'addBelow' | 'help'> & {
  session: Session;
  form: Form | null;
  path: FieldPath;
  open: (path: FieldPath) => void;
  page: Document | null;
};

/** Handles the shortcuts beside a page: those for the open block or item, and those that lead elsewhere. */
export function usePageKeys({ session, form, path, open, page, addBelow, help }: PageKeys): void {
  const navigate = useNavigate();
  const language = useEditorLanguage();
  const nodes = form ? nodesTo(form.file, form.root, path) : [];
  const move = (by: 1 | -1) => {
    const node = nodes.at(-1);
    if (form && node) moveNode(form, node, by);
  };
  useEditKeys(
    {
      up: () => move(-1),
      down: () => move(1),
      out: () => open(nodes.at(-2)?.path ?? []),
      addBelow,
      help,
      guide: () => void window.open(guideAt(session.runtime.guide, language, nodes)),
      findPage: () => goToSearch(navigate),
      publish: () => void navigate('/@edit/publish'),
      nextRegion: () => goToRegion(1),
      previousRegion: () => goToRegion(-1),
    },
    page,
  );
}
