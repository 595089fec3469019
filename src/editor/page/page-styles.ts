import { elementIds } from '../../site/index.ts';
import { stillPage } from '../../content/index.ts';

export const pageStyles = `
  /* A floating dock would cover what is edited; at the end of the page it can be opened like everything else. */
  [data-dock] { position: static !important; }
  nav:has(> [href="#${elementIds.top}"]) { display: none !important; }
  /* Nothing moves until the page is tried; the countdown shows its figures from before its script runs. */
  [${stillPage}] *, [${stillPage}] ::before, [${stillPage}] ::after {
    animation: none !important;
    transition: none !important;
  }
  /* A link may lie over its whole row or card: a click means what is seen there. */
  [${stillPage}] :is(a, button, label)::before, [${stillPage}] :is(a, button, label)::after {
    pointer-events: none !important;
  }
  [${stillPage}] [data-unit] > * { display: none !important; }
  [${stillPage}] [data-unit]::before { content: '––'; }
  /* Of the two rings, dark and light, one contrasts with any ground. */
  [data-edit-over] { outline: 2px dashed #06364c; outline-offset: 3px; box-shadow: 0 0 0 3px #fff; cursor: pointer; }
  [data-edit-chosen] { outline: 3px solid #06364c; outline-offset: 3px; box-shadow: 0 0 0 3px #fff; }
  /* A block is as wide as the page, which hides the sides of its rings: shadows replace them. */
  main > :is([data-edit-over], [data-edit-chosen]) { outline-offset: 8px; box-shadow: none; }
  main > [data-edit-chosen] {
    box-shadow: inset 3px 0 #06364c, inset -3px 0 #06364c, inset 6px 0 #fff, inset -6px 0 #fff;
  }
  /* A ground covers the rings of its block, so it gets its own. */
  main > :is([data-edit-over], [data-edit-chosen]):has(> * > .ground) { outline: none; box-shadow: none; }
  main > [data-edit-over] > * > .ground { outline: 2px dashed var(--w-on); outline-offset: -8px; }
  main > [data-edit-chosen] > * > .ground { outline: 3px solid var(--w-on); outline-offset: -8px; }
`;
