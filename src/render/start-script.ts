import { scriptJson } from '../layout/index.ts';

/** How long a slow picture may delay the site's script, in milliseconds. */
const timeout = 5000;

/** What the inline script loads. */
export type StartValues = {
  /** The family of the text font; null if the text has none of its own. */
  textFamily: string | null;
  /** The site's script. */
  script: string;
  /** The print stylesheet; null if there is none. */
  printStyles: string | null;
  /** The web app manifest; null if the site cannot be installed. */
  manifest: string | null;
};

/**
 * Starts the site's script once the page has loaded and the pictures in view are painted, and loads the text font, the
 * print styles and the manifest: until then styles, the heading font and these pictures have the bandwidth to themselves.
 * Everything works without them.
 */
function startWhenLoaded(
  load: (address: string) => Promise<unknown>,
  address: string,
  links: Partial<HTMLLinkElement>[],
  textFamily: string | null,
  longestWait: number,
) {
  const root = document.documentElement;
  const showText = () => {
    root.removeAttribute('data-font-waits');
    // Styles are computed in this task and the page is laid out in the next one, which keeps both short.
    getComputedStyle(root).getPropertyValue('color');
  };
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    if (root.hasAttribute('data-font-waits')) {
      document.fonts.load(`1em "${textFamily}"`).then(showText, showText);
    }
    void load(address);
    for (const link of links) {
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  };
  const waitForPictures = () => {
    const awaited = Array.from(document.images).filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return !picture.complete && top < bottom && top < innerHeight;
    });
    if (awaited.length === 0) start();
    // A decoded picture is not painted yet.
    void Promise.allSettled(awaited.map((picture) => picture.decode())).then(() =>
      setTimeout(start, 100),
    );
  };
  addEventListener('load', () => {
    new PerformanceObserver(waitForPictures).observe({ type: 'paint', buffered: true });
    // For privacy, some browsers do not report the paint.
    setTimeout(start, 1000);
  });
  setTimeout(start, longestWait);
}

/** When the styles for print and for forced colours apply; until then, browsers load them after everything else. */
export const printMedia = 'print,(forced-colors:active)';

/** The inline script for the end of the body. */
export function startScript({ textFamily, script, printStyles, manifest }: StartValues): string {
  const links = [
    ...(printStyles === null ? [] : [{ rel: 'stylesheet', media: printMedia, href: printStyles }]),
    ...(manifest === null ? [] : [{ rel: 'manifest', href: manifest }]),
  ];
  // An import inside the function would be transformed when this module is compiled.
  return `(${startWhenLoaded.toString()})((address)=>import(address),${[script, links, textFamily, timeout].map(scriptJson).join(',')})`;
}
