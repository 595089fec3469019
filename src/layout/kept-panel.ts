/** Where the address of a section stands for the session, on whose page the side menu is to be open again. */
export const keptPanelKey = 'side-menu';
