/** The browsers that README names: these run the scripts, older ones show the pages without. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** The code of a module that exports what a package of React's kind exports, by its names. */
export const reactModule = (source: string, names: readonly string[]): string => {
  const exported = names.filter((name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default');
  return `import * as all from '${source}';\nexport default all;\nexport const { ${exported.join(', ')} } = all;`;
};
