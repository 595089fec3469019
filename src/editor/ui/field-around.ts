/** A control with its label, hint and messages, or with what it folds; they scroll into view together. */
export function fieldAround(control: HTMLElement): HTMLElement {
  let around: HTMLElement | null = control;
  while (around && !isField(around)) around = around.parentElement;
  return around ?? control;
}

const isField = (element: HTMLElement): boolean =>
  element.localName === 'details' ||
  Array.from(element.children).some((one) => one.matches('label, legend'));
