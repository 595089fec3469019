import {
  fieldsStyles as fields,
  frameStyles as frame,
  tokensStyles as tokens,
} from '../../editor/index.ts';

/** The styles of single components, each beside its component, by their files. */
const cssOfComponents = import.meta.glob<string>(
  ['../../editor/**/*.module.css', './*.module.css'],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
);
const isShared = (file: string) => file.startsWith('../editor/ui/');

/** The stylesheets of components, first of those that others are made of. */
const componentFiles = Object.keys(cssOfComponents);
const inOrder = [
  ...componentFiles.filter(isShared),
  ...componentFiles.filter((file) => !isShared(file)),
];

/** All styles of the editor's screens. Those of components come last, because they build on what screens share. */
export const cssOfScreens: string = [
  tokens,
  frame,
  fields,
  ...inOrder.map((file) => cssOfComponents[file]),
].join('');
