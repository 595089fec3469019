/** The session-storage key of the section on whose page the side menu is to open again. */
export const openPanelKey = 'side-menu';
