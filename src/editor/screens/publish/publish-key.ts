import { useLocation, useNavigate } from 'react-router-dom';
import { useScreenKey } from '../../ui/index.ts';

const publishPath = '/@edit/publish';

/**
 * Opens the publish screen on a key from all other screens; beside a page, that screen handles the key. On the publish
 * screen, the key focuses its button.
 */
export function usePublishKey(): void {
  const navigate = useNavigate();
  const isThere = useLocation().pathname === publishPath;
  useScreenKey(isThere ? null : 'publish', () => void navigate(publishPath));
}
