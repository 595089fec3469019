/** The name of the component of a block, and of its file: price-table → PriceTable */
export const componentNameOf = (type: string): string =>
  type.replaceAll(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
