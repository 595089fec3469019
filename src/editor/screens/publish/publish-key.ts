import { useLocation, useNavigate } from 'react-router-dom';
import { useScreenKey } from '../../ui/use-screen-key.ts';

const publishPath = '/@edit/publish';

/** Whether a key means publishing, on every screen: Ctrl+Shift+P. */
export const isPublishKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean =>
  key.toLowerCase() === 'p' && shiftKey && (ctrlKey || metaKey) && !altKey;

const never = () => false;

/**
 * The key leads to the screen that publishes, from all others; beside a page, it is among the keys of that screen. On
 * the screen itself it is left to what is there: it leads to the button.
 */
export function usePublishKey(): void {
  const navigate = useNavigate();
  const isThere = useLocation().pathname === publishPath;
  useScreenKey(isThere ? never : isPublishKey, () => void navigate(publishPath));
}
