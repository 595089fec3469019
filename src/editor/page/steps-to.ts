/** The child indices from the root to a node, counted among the results of `childrenOf`; null if it is outside. */
export function stepsTo(
  root: Node,
  node: Node,
  childrenOf: (parent: ParentNode) => Iterable<Node>,
): number[] | null {
  const steps: number[] = [];
  for (let one = node; one !== root;) {
    const parent: ParentNode | null = one.parentNode;
    if (!parent) return null;
    steps.unshift([...childrenOf(parent)].indexOf(one));
    one = parent;
  }
  return steps;
}
