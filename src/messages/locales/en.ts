/**
 * The interface words in English. They are data, so that a site can replace them and an island can take its own to the
 * browser. Names in braces are filled in. Words that depend on a number have a form for each plural category
 * (Intl.PluralRules).
 */
export { default as en } from './languages/en.json';
