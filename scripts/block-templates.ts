/** The names of a new block: opening-hours, OpeningHours, openingHoursBlock. */
export type BlockNames = { type: string; component: string; definition: string };

/** The names in the files of a new block. */
export function namesOfBlock(type: string): BlockNames {
  const component = type.replaceAll(/(?:^|-)([a-z0-9])/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );
  return {
    type,
    component,
    definition: `${component.charAt(0).toLowerCase()}${component.slice(1)}Block`,
  };
}

/** The files of a new block, by path: enough to be valid, rendered and tested immediately. */
export function filesOfBlock(names: BlockNames, isIsland: boolean): Record<string, string> {
  const { type, component } = names;
  return {
    [`schema/blocks/${type}.ts`]: schemaFile(names),
    [`schema/examples/${type}.yaml`]: examplesFile(names),
    [`src/blocks/${type}/${component}.tsx`]: isIsland ? islandFile(names) : staticFile(names),
    [`src/blocks/${type}/${component}.module.css`]: `.items {
  display: grid;
  gap: 1rem;
}
`,
  };
}

const schemaFile = ({
  type,
  definition,
}: BlockNames) => `import { defineBlock, line, list, sectionFields } from 'woven-site/schema';

export const ${definition} = defineBlock({
  type: '${type}',
  description: 'Say in a sentence what the block shows and when to use it.',
  fields: {
    ...sectionFields,
    items: list(line({ label: 'Line', hint: 'One line of the block.' }), {
      label: 'Lines',
      hint: 'The lines, in order.',
    }),
  },
});
`;

/** The examples of a new block. */
export const examplesFile = ({ type }: BlockNames) => `examples:
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

const staticFile = ({
  type,
  component,
}: BlockNames) => `import { Section, type BlockProps } from 'woven-site/components';
import styles from './${component}.module.css';

export function ${component}({ block }: BlockProps<'${type}'>) {
  return (
    <Section {...block}>
      <ul role="list" className={styles.items}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
`;

const islandFile = ({
  type,
  component,
}: BlockNames) => `import { Section, useState, type IslandProps } from 'woven-site/components';
import styles from './${component}.module.css';

export function ${component}({ block }: IslandProps<'${type}'>) {
  const [chosen, setChosen] = useState<string>();
  return (
    <Section {...block}>
      <ul role="list" className={styles.items}>
        {block.items.map((item) => (
          <li key={item}>
            <button type="button" aria-pressed={item === chosen} onClick={() => setChosen(item)}>
              {item}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
`;

/** The next steps for the author, one per line; they name every file involved. */
export function nextSteps(
  { type, component, definition }: BlockNames,
  isIsland: boolean,
): string[] {
  return [
    `Give the block its fields in schema/blocks/${type}.ts, and list ${definition} in schema/blocks/index.ts, in the order of the alphabet.`,
    isIsland
      ? `List ${component} in src/blocks/islands.ts, with the words that its script needs: '${type}': () => ({}) for none.`
      : `List ${component} in src/blocks/index.ts. npm run typecheck says what is missing.`,
    `Render the fields in src/blocks/${type}/${component}.tsx.`,
    `Write schema/examples/${type}.yaml: the usual case, the longest, and one mistake that an editor will make.`,
    `Add its name, description, labels and new hints in Kiswahili to schema/blocks/${type}.ts: translations: { sw: { … } }. npm run check lists what is missing.`,
    'Run npm run guide, which updates schema/output/guide.md and schema/output/page.schema.json, and npm run check. ' +
      'Then look at the block on /__blocks under npm start, narrow and wide, by keyboard.',
  ];
}
