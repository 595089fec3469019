/** An element of a drawing: its children, and the ids of the elements that it reuses. */
export type DrawnElement = { id: string | null; children: DrawnElement[]; references: string[] };

/** Longer chains of reuse count as infinite. */
const deepest = 1000;

/**
 * The number of elements in a drawing with all reuse expanded. A few lines that reuse each other ten times become
 * millions; one that reuses itself is infinite.
 */
export function countDrawn(root: DrawnElement): number {
  const byId = new Map<string, DrawnElement>();
  const collect = (element: DrawnElement) => {
    if (element.id !== null && !byId.has(element.id)) byId.set(element.id, element);
    element.children.forEach(collect);
  };
  collect(root);
  const counts = new Map<DrawnElement, number>();
  const count = (element: DrawnElement, depth: number): number => {
    if (depth > deepest) return Number.POSITIVE_INFINITY;
    const cached = counts.get(element);
    if (cached !== undefined) return cached;
    // Encountered again while being counted: the element reuses itself.
    counts.set(element, Number.POSITIVE_INFINITY);
    let sum = 1;
    for (const child of element.children) sum += count(child, depth + 1);
    for (const id of element.references) {
      const target = byId.get(id);
      if (target) sum += count(target, depth + 1);
    }
    counts.set(element, sum);
    return sum;
  };
  return count(root, 0);
}
