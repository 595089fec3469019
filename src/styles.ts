/* Every stylesheet of the site, in the order in which they apply: tokens, base, then what the components bring. */
import './app/styles/tokens.css';
import './app/styles/base.css';

// Exported, because the bundler would drop the stylesheets of modules that nobody uses.
export const componentStyles = import.meta.glob(
  [
    './ui/*.css',
    './app/*.css',
    './app/*/*.module.css',
    './blocks/**/*.css',
    './app/styles/print.css',
  ],
  { eager: true },
);
