/** A control with its label and all that is said about it, or with what it folds: this comes into view with it. */
export function fieldAround(control: HTMLElement): HTMLElement {
  let around: HTMLElement | null = control;
  while (around && !isField(around)) around = around.parentElement;
  return around ?? control;
}

const isField = (element: HTMLElement): boolean =>
  element.localName === 'details' ||
  Array.from(element.children).some((one) => one.matches('label, legend'));
