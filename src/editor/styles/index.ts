/*
 * The styles that all of the editor shares, as texts for its documents.
 */
export { default as fieldsStyles } from './fields.css?inline';
export { default as frameStyles } from './frame.css?inline';
export { default as tokensStyles } from './tokens.css?inline';
