/* The styles of every page, in the order in which they apply: tokens, base, then what the components bring. */
import './app/styles/tokens.css';
import './app/styles/base.css';

// Exported, because the bundler would drop the stylesheets of modules that nobody uses.
export const componentStyles = import.meta.glob(
  [
    './ui/*.css',
    './app/**/*.css',
    './blocks/**/*.css',
    // Tokens and base come first; print.css has a link of its own.
    '!./app/styles/{tokens,base,print}.css',
    // These few come with src/styles-live.ts.
    '!./app/NotFoundPage.module.css',
    '!./blocks/{dashboards,math-browser,track-explorer}/*.css',
  ],
  { eager: true },
);
