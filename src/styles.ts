/*
 * The styles of every page. Their order is that of the imports between the folders: what a block or the frame
 * says of its own elements comes after, and wins over, what the shared components say.
 */
import './layout/styles/tokens.css';
import './layout/styles/base.css';

// Exported, because the bundler would drop the stylesheets of modules that nobody uses.
export const sharedStyles = import.meta.glob('./ui/*.css', { eager: true });
export const blockStyles = import.meta.glob(
  // Those of src/blocks/split-styles.ts come with src/split-styles.ts.
  [
    './blocks/**/*.css',
    '!./blocks/{calendar,dashboards,full-section,math-browser,track-explorer}/*.css',
  ],
  { eager: true },
);
export const frameStyles = import.meta.glob(
  [
    './layout/**/*.css',
    // print.css has a link of its own, and the not-found page comes with src/split-styles.ts.
    '!./layout/styles/{tokens,base,print}.css',
    '!./layout/NotFoundPage.module.css',
  ],
  { eager: true },
);
