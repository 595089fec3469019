import type { LookName, Role, ShapeChoices, Theme } from '../../../schema/theme.ts';

/** The shapes of a site: one choice of each kind. */
export type Shape = Required<ShapeChoices>;

/** What a look is before a site changes it. */
export type Look = {
  shape: Shape;
  /** The colours that a theme leaves out, as #rrggbb; the look leaves out those that follow from the others. */
  colours: Partial<Record<Role, string>> & { action: string; highlight: string };
};

/** Every look by its name in theme.yaml. */
export const looks: Readonly<Record<LookName, Look>> = {
  woven: {
    shape: {
      corners: 'notched',
      bands: 'tiles',
      headings: 'beside',
      scale: 'bold',
      header: 'one-line',
      footer: 'ground',
      pictures: 'landscape',
    },
    colours: { action: '#1f4f8f', highlight: '#f2b84b' },
  },
  plain: {
    shape: {
      corners: 'soft',
      bands: 'line',
      headings: 'above',
      scale: 'bold',
      header: 'two-lines',
      footer: 'light',
      pictures: 'landscape',
    },
    colours: { action: '#00695f', highlight: '#cef5ee', paper: '#ffffff' },
  },
  editorial: {
    shape: {
      corners: 'square',
      bands: 'line',
      headings: 'above',
      scale: 'bold',
      header: 'centred',
      footer: 'ground',
      pictures: 'landscape',
    },
    colours: { action: '#131821', highlight: '#f3d3c8', paper: '#faf6ed' },
  },
  civic: {
    shape: {
      corners: 'square',
      bands: 'line',
      headings: 'above',
      scale: 'bold',
      header: 'two-lines',
      footer: 'ground',
      pictures: 'landscape',
    },
    colours: { action: '#00434d', highlight: '#f75c2b', paper: '#ffffff', night: '#00434d' },
  },
};

/** The look of sites that name none. */
export const usualLook: LookName = 'plain';

/** The look of a site, and its shapes. */
export type ChosenLook = { name: LookName; shape: Shape };

/** The look that a theme begins from, and the shapes that it has with the theme's choices. */
export function lookOf(theme: Theme): ChosenLook {
  const name = theme.from ?? usualLook;
  const { shape } = looks[name];
  return {
    name,
    shape: {
      corners: theme.corners ?? shape.corners,
      bands: theme.bands ?? shape.bands,
      headings: theme.headings ?? shape.headings,
      scale: theme.scale ?? shape.scale,
      header: theme.header ?? shape.header,
      footer: theme.footer ?? shape.footer,
      pictures: theme.pictures ?? shape.pictures,
    },
  };
}
