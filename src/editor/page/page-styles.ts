/** Additional styles of the page while it is edited. */
export const pageStyles = `
  /* It would cover what is edited. */
  [data-dock] { display: none !important; }
  main [data-edit-over] { outline: 2px dashed #0d5f84; outline-offset: 4px; cursor: pointer; }
  main [data-edit-chosen] { outline: 3px solid #0d5f84; outline-offset: 4px; }
  @media (prefers-color-scheme: dark) {
    main [data-edit-over], main [data-edit-chosen] { outline-color: #86cbe6; }
  }
`;
