import { elementIds } from '../../site/index.ts';

/** The selector of pictures that are loaded on tap. */
const look = {
  // Above a link that may cover the whole card.
  position: 'relative',
  zIndex: '2',
  width: '100%',
  minHeight: '3rem',
  padding: '0.75rem',
  border: '2px dashed',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
};

/**
 * Replaces each picture that the early script has held back, for visitors who save data, by a button. Decorative
 * pictures are not loaded.
 */
export function offerHeldPictures(page: Document): void {
  const words = page.getElementById(elementIds.status)?.dataset['showPicture'] ?? '';
  for (const image of page.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    const picture = image.closest('picture') ?? image;
    picture.hidden = true;
    if (image.alt === '') continue;
    const button = page.createElement('button');
    button.type = 'button';
    button.textContent = `${words}: ${image.alt}`;
    Object.assign(button.style, look, { aspectRatio: `${image.width} / ${image.height}` });
    button.addEventListener('click', (event) => {
      // A card may be a link as a whole.
      event.preventDefault();
      button.remove();
      show(picture);
    });
    picture.after(button);
  }
}

function show(picture: HTMLElement): void {
  for (const element of [picture, ...picture.querySelectorAll('img, source')]) {
    for (const name of ['srcset', 'src']) {
      const address = element.getAttribute(`data-${name}`);
      if (address === null) continue;
      element.setAttribute(name, address);
      element.removeAttribute(`data-${name}`);
    }
  }
  picture.hidden = false;
}
