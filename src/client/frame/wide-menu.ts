import { wideScreen } from './wide-screen.ts';

/**
 * Loads the script of the wide screens' menu where it is shown, which it is not on phones. Until it runs, and if it
 * cannot be loaded, CSS alone opens the dropdowns.
 */
export function startWideMenu(nav: HTMLElement): void {
  const { dataset } = document.documentElement;
  const leaveToScript = () => {
    dataset['ready'] = '';
  };
  const start = () => {
    delete dataset['ready'];
    import('./menu.ts').then(
      (it) => {
        it.startMenu(nav);
        leaveToScript();
      },
      () => undefined,
    );
  };
  const wide = matchMedia(wideScreen);
  if (wide.matches) start();
  else {
    leaveToScript();
    wide.addEventListener('change', start, { once: true });
  }
}
