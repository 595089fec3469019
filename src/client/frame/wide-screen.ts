/** The screens that show the menu in the header; others have the side menu. */
export const wideScreen = '(min-width: 80rem)';
