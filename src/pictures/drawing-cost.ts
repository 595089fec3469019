/** An element of a drawing: what is in it, and the elements that it repeats by their ids. */
export type DrawnElement = { id: string | null; children: DrawnElement[]; references: string[] };

/** Longer chains of parts that draw each other count as endless. */
const deepest = 1000;

/**
 * How many elements a drawing has when everything that is drawn again counts again. A few lines that draw each
 * other ten times become millions; one that draws itself never ends.
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
    const known = counts.get(element);
    if (known !== undefined) return known;
    // Found again before it is counted: the element draws itself.
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
