/* Every stylesheet of the site, in the order in which they apply: tokens, base, then what the components bring. */
import './app/styles/tokens.css';
import './app/styles/base.css';

import.meta.glob(
  ['./ui/*.css', './app/**/*.module.css', './blocks/**/*.css', './app/styles/print.css'],
  {
    eager: true,
  },
);
