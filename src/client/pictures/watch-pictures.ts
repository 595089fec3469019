import { isSpecialClick, targetOf } from '../frame/events.ts';
import { inTime } from '../time-limit.ts';

/** Shows a tapped picture of a gallery above the page. The viewer is loaded only then; without it, its file is opened. */
export function watchPictures(): void {
  addEventListener('click', (event) => {
    const link = targetOf(event)?.closest<HTMLAnchorElement>('[data-pictures] a');
    if (!link || isSpecialClick(event)) return;
    event.preventDefault();
    inTime(import('./view-pictures.ts')).then(
      (it) => it.viewPictures(link),
      () => location.assign(link.href),
    );
  });
}
