import { useLocation, useNavigate } from 'react-router-dom';
import { useScreenKey } from '../../ui/use-screen-key.ts';

const publishPath = '/@edit/publish';

/**
 * The key leads to the screen that publishes, from all others; beside a page, it is among the keys of that screen. On
 * the screen itself it is left to what is there: it leads to the button.
 */
export function usePublishKey(): void {
  const navigate = useNavigate();
  const isThere = useLocation().pathname === publishPath;
  useScreenKey(isThere ? null : 'publish', () => void navigate(publishPath));
}
