import type { Node } from 'prosemirror-model';
import type { EditorView, NodeViewConstructor } from 'prosemirror-view';

/** What the pictures of a text need: where their files are, and the labels of their fields. */
export type PictureSource = {
  addressOf: (src: string) => string | null;
  labels: { alt: string; caption: string; credit: string };
};

const fields = ['alt', 'caption', 'credit'] as const;

function imageOf(document: Document, { attrs }: Node, source: PictureSource): HTMLElement {
  const address = source.addressOf(String(attrs['src']));
  if (address === null) {
    const name = document.createElement('code');
    name.textContent = String(attrs['src']);
    return name;
  }
  const image = document.createElement('img');
  image.src = address;
  image.alt = String(attrs['alt']);
  return image;
}

/** Shows the pictures of a text; below one on a line of its own, the fields for its description, caption and credit. */
export const pictureViews = (
  source: () => PictureSource,
): Record<'picture' | 'inline_picture', NodeViewConstructor> => ({
  inline_picture: (node, view) => ({ dom: imageOf(view.dom.ownerDocument, node, source()) }),
  picture: (node, view, positionOf) => {
    const { ownerDocument: document } = view.dom;
    const dom = document.createElement('figure');
    dom.contentEditable = 'false';
    dom.append(imageOf(document, node, source()));
    let shown = node;
    const inputs = fields.map((name) => {
      const label = document.createElement('label');
      const input = document.createElement('input');
      label.textContent = source().labels[name];
      input.className = 'input';
      input.value = String(node.attrs[name]);
      input.addEventListener('input', () => setField(view, positionOf(), shown, name, input.value));
      label.append(input);
      dom.append(label);
      return { name, input };
    });
    return {
      dom,
      stopEvent: ({ target }) => target instanceof HTMLInputElement,
      ignoreMutation: () => true,
      update: (next) => {
        if (next.type !== node.type || next.attrs['src'] !== node.attrs['src']) return false;
        shown = next;
        for (const { name, input } of inputs) {
          const value = String(next.attrs[name]);
          if (input.value !== value) input.value = value;
        }
        return true;
      },
    };
  },
});

function setField(
  view: EditorView,
  position: number | undefined,
  { attrs }: Node,
  name: (typeof fields)[number],
  value: string,
): void {
  if (position === undefined) return;
  view.dispatch(view.state.tr.setNodeMarkup(position, null, { ...attrs, [name]: value }));
}
