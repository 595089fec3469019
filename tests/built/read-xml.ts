import { SaxesParser } from 'saxes';

export type XmlElement = {
  /** Its namespace and name: `{http://www.w3.org/2005/Atom}feed`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text directly inside it. */
  text: string;
};

/** The root of an XML file. Throws where it is not well-formed. */
export function readXml(text: string, fileName = ''): XmlElement {
  const open: XmlElement[] = [{ name: '', attributes: {}, children: [], text: '' }];
  const parser = new SaxesParser({ xmlns: true, fileName });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const element = {
      name: `{${uri}}${local}`,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (words) => {
    const inside = open.at(-1);
    if (inside) inside.text += words;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [root] = open[0]?.children ?? [];
  if (!root) throw new Error(`${fileName} has no root.`);
  return root;
}
