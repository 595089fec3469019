import { scriptJson } from '../ui/inline-script.ts';

/** How long a picture that does not come may keep the site's script waiting, in milliseconds. */
const patience = 5000;

/**
 * Starts the site's script when the page has loaded, and asks for the styles for paper: until then styles, fonts and
 * the first picture have the line to themselves, and everything works without them.
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
  addEventListener('load', start);
  setTimeout(start, longestWait);
}

/** The inline script for the end of the body. */
export const startScript = (address: string, printStyles: string | null): string =>
  // An import in the function itself would be changed by what compiles this module.
  `(${startWhenLoaded.toString()})((address)=>import(address),${[address, printStyles, patience].map(scriptJson).join(',')})`;
