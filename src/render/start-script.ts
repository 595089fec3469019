import { scriptJson } from '../ui/inline-script.ts';

/** How long a slow picture may delay the site's script, in milliseconds. */
const patience = 5000;

/**
 * Starts the site's script once the page has loaded and been painted, and loads the print styles: until then styles, fonts
 * and the first picture have the bandwidth to themselves. Everything works without them.
 */
function startWhenLoaded(
  load: (address: string) => Promise<unknown>,
  address: string,
  printStyles: string | null,
  longestWait: number,
) {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    void load(address);
    if (printStyles === null) return;
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.media = 'print';
    styles.href = printStyles;
    document.head.append(styles);
  };
  addEventListener('load', () => {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    // For privacy, some browsers do not report the paint.
    setTimeout(start, 1000);
  });
  setTimeout(start, longestWait);
}

/** The inline script for the end of the body. */
export const startScript = (address: string, printStyles: string | null): string =>
  // An import inside the function would be transformed when this module is compiled.
  `(${startWhenLoaded.toString()})((address)=>import(address),${[address, printStyles, patience].map(scriptJson).join(',')})`;
