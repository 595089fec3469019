/** What the compiler calls for JSX in the blocks of a site, which has no React of its own: `woven-site/jsx-runtime`. */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export type { JSX } from 'react/jsx-runtime';
