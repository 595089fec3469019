import { scriptCall } from '../ui/inline-script.ts';

/** How long a picture that does not come may keep the site's script waiting, in milliseconds. */
const patience = 5000;

/**
 * Starts the site's script when the page has loaded, and asks for the styles for paper: until then styles, fonts and
 * the first picture have the line to themselves, and everything works without them.
 */
function startWhenLoaded(address: string, printStyles: string | null, longestWait: number) {
  let script: HTMLScriptElement | undefined;
  const start = () => {
    if (script) return;
    script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    document.body.append(script);
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
  scriptCall(startWhenLoaded, address, printStyles, patience);
