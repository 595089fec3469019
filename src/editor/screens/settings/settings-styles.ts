import { adoptStyles } from '../../styles/adopt-styles.ts';
import css from './settings.css?inline';

/** Adds the styles of the settings, which are loaded with their screens. */
export const adoptSettingsStyles = (document: Document): void => adoptStyles(document, css);
