import { adoptStyles } from '../styles/adopt-styles.ts';
import css from './import.css?inline';

/** Adds the styles of the import, which are loaded with its screen. */
export const adoptImportStyles = (document: Document): void => adoptStyles(document, css);
