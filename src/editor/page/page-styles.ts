import { elementIds } from '../../ui/element-ids.ts';

/** Additional styles of the page while it is edited. */
export const pageStyles = `
  /* It would cover what is edited. */
  [data-dock], nav:has(> [href="#${elementIds.top}"]) { display: none !important; }
  main [data-edit-over] { outline: 2px dashed #0d5f84; outline-offset: 4px; cursor: pointer; }
  main [data-edit-chosen] { outline: 3px solid #0d5f84; outline-offset: 4px; }
  /* A block is as wide as the page: the outline is out of sight at both sides, where a shadow stands in for it. */
  main > :is([data-edit-over], [data-edit-chosen]) { --edge: #0d5f84; outline-offset: 8px; }
  main > [data-edit-chosen] { box-shadow: inset 3px 0 var(--edge), inset -3px 0 var(--edge); }
  @media (prefers-color-scheme: dark) {
    main [data-edit-over], main [data-edit-chosen] { --edge: #86cbe6; outline-color: #86cbe6; }
  }
  /* The ground of a pattern may have any colour: only that of its texts is sure to be seen on it. */
  main .ground :is([data-edit-over], [data-edit-chosen]) { outline-color: currentcolor; }
  /* A ground lies above the outline of its block, and has its own. */
  main > :is([data-edit-over], [data-edit-chosen]):has(> * > .ground) { outline: none; box-shadow: none; }
  main > [data-edit-over] > * > .ground { outline: 2px dashed var(--w-on); outline-offset: -8px; }
  main > [data-edit-chosen] > * > .ground { outline: 3px solid var(--w-on); outline-offset: -8px; }
`;
