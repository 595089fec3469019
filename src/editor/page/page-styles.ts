import { elementIds } from '../../ui/element-ids.ts';

/** Additional styles of the page while it is edited. */
export const pageStyles = `
  /* It would cover what is edited. */
  [data-dock], nav:has(> [href="#${elementIds.top}"]) { display: none !important; }
  main [data-edit-over] { outline: 2px dashed #0d5f84; outline-offset: 4px; cursor: pointer; }
  /* The line inside keeps the outline visible on grounds of its own colour. */
  main [data-edit-chosen] {
    outline: 3px solid #0d5f84; outline-offset: 4px; box-shadow: 0 0 0 4px rgb(255 255 255 / 0.85);
  }
  /* A block is as wide as the page: around it the outline would be out of sight at both sides. */
  main > [data-edit-over], main > [data-edit-chosen] { outline-offset: -3px; box-shadow: none; }
  @media (prefers-color-scheme: dark) {
    main [data-edit-over], main [data-edit-chosen] { outline-color: #86cbe6; }
    main :not(main) > [data-edit-chosen] { box-shadow: 0 0 0 4px rgb(0 0 0 / 0.6); }
  }
`;
