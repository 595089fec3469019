import { componentNameOf } from '../schema/component-name.ts';

export type NewBlock = { type: string; isIsland: boolean; isOfEngine: boolean };

/** The name under which the engine lists a block: openingHoursBlock. */
function definitionName(type: string): string {
  const component = componentNameOf(type);
  return `${component.charAt(0).toLowerCase()}${component.slice(1)}Block`;
}

function pathsOf({ type, isOfEngine }: NewBlock) {
  const component = componentNameOf(type);
  const folder = isOfEngine ? `src/blocks/${type}/` : `blocks/${type}/`;
  return {
    schema: isOfEngine ? `schema/blocks/${type}.ts` : `${folder}schema.ts`,
    examples: `${folder}examples.yaml`,
    component: `${folder}${component}.tsx`,
    styles: `${folder}${component}.module.css`,
  };
}

/** The files of a new block, by path: enough to be valid, rendered and tested at once. */
export function filesOfBlock(block: NewBlock): Record<string, string> {
  const paths = pathsOf(block);
  return {
    [paths.schema]: schemaFile(block),
    [paths.examples]: examplesFile(block),
    [paths.component]: componentFile(block),
    [paths.styles]: `.items {
  display: grid;
  gap: 1rem;
}
`,
  };
}

const islandLines = `  // It has a script in the browser, which gets these of the words of the interface.
  island: () => ({}),
`;

const schemaFile = ({
  type,
  isIsland,
  isOfEngine,
}: NewBlock) => `import { defineBlock, line, list, sectionFields } from 'woven-site/schema';

export ${isOfEngine ? `const ${definitionName(type)} =` : 'default'} defineBlock({
  type: '${type}',
  description: 'Say in a sentence what the block shows and when to use it.',
${isIsland ? islandLines : ''}  fields: {
    ...sectionFields,
    items: list(line({ label: 'Line', hint: 'One line of the block.' }), {
      label: 'Lines',
      hint: 'The lines, in order.',
    }),
  },
});
`;

const examplesFile = ({ type }: NewBlock) => `examples:
  default:
    type: ${type}
    title: A heading
    items:
      - One line
      - Another line
  longest:
    type: ${type}
    title: A heading that is as long as an editor may sensibly make it
    intro: A short line under the heading, with a [link](/) in it.
    tint: true
    items:
      - A line with as many words as an editor may sensibly put into it, and then some more
      - Another line
mistakes:
  - name: The list has nothing in it.
    block:
      type: ${type}
      items: []
    code: empty-list
    message: The list items is empty.
`;

const plainItem = '          <li key={item}>{item}</li>';

const buttonItem = `          <li key={item}>
            <button type="button" aria-pressed={item === chosen} onClick={() => setChosen(item)}>
              {item}
            </button>
          </li>`;

function componentFile({ type, isIsland, isOfEngine }: NewBlock): string {
  const component = componentNameOf(type);
  const props = isIsland ? 'IslandProps' : 'BlockProps';
  // A name identifies a block of the engine, a definition one of a site.
  const [ofType, importType] = isOfEngine
    ? [`'${type}'`, '']
    : ['typeof block', "import type block from './schema.ts';\n"];
  return `import { Section, ${isIsland ? 'useState, ' : ''}type ${props} } from 'woven-site/components';
${importType}import styles from './${component}.module.css';

export ${isOfEngine ? '' : 'default '}function ${component}({ block: { items, ...section } }: ${props}<${ofType}>) {
${isIsland ? '  const [chosen, setChosen] = useState<string>();\n' : ''}  return (
    <Section {...section}>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
${isIsland ? buttonItem : plainItem}
        ))}
      </ul>
    </Section>
  );
}
`;
}

export function nextSteps(block: NewBlock): string[] {
  const paths = pathsOf(block);
  const component = componentNameOf(block.type);
  const examples = `Write ${paths.examples}: the usual case, the longest, and one mistake that an editor will make.`;
  if (!block.isOfEngine) {
    return [
      `Give the block its fields in ${paths.schema}, and render them in ${component}.tsx.`,
      examples,
      'npm run validate says what is wrong with the block. npm start shows it in the editor, under “Add a block”.',
    ];
  }
  return [
    `Give the block its fields in ${paths.schema}, and list ${definitionName(block.type)} in schema/blocks/index.ts, in the order of the alphabet.`,
    ...(block.isIsland
      ? [`List ${component} in src/blocks/islands.ts. npm run typecheck says what is missing.`]
      : []),
    `Render the fields in ${paths.component}.`,
    examples,
    'Run npm run check. Then look at the block in the editor of npm start, narrow and wide, by keyboard.',
  ];
}
