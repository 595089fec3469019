import type { BlockNames } from './block-templates.ts';

/** The files of a new block of a site, by their names in its folder: enough to be valid, rendered and tested. */
export const filesOfSiteBlock = (names: BlockNames, isIsland: boolean): Record<string, string> => ({
  'schema.ts': schemaFile(names, isIsland),
  [`${names.component}.tsx`]: isIsland ? islandFile(names) : staticFile(names),
  [`${names.component}.module.css`]: `.items {
  display: grid;
  gap: 1rem;
}
`,
});

const schemaFile = (
  { type }: BlockNames,
  isIsland: boolean,
) => `import { defineBlock, line, list, sectionFields } from 'woven-site/schema';

export default defineBlock({
  type: '${type}',
  description: 'Say in a sentence what the block shows and when to use it.',
${isIsland ? '  // It has a script in the browser, which gets these of the words of the interface.\n  island: () => ({}),\n' : ''}  fields: {
    ...sectionFields,
    items: list(line({ label: 'Line', hint: 'One line of the block.' }), {
      label: 'Lines',
      hint: 'The lines, in order.',
    }),
  },
});
`;

const staticFile = ({
  component,
}: BlockNames) => `import { Section, type BlockProps } from 'woven-site/components';
import type block from './schema.ts';
import styles from './${component}.module.css';

export default function ${component}({ block: { items, ...section } }: BlockProps<typeof block>) {
  return (
    <Section {...section}>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
`;

const islandFile = ({
  component,
}: BlockNames) => `import { Section, useState, type IslandProps } from 'woven-site/components';
import type block from './schema.ts';
import styles from './${component}.module.css';

export default function ${component}({ block: { items, ...section } }: IslandProps<typeof block>) {
  const [chosen, setChosen] = useState<string>();
  return (
    <Section {...section}>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
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

/** The next steps for the author of a block of a site. */
export const nextStepsInSite = ({ type, component }: BlockNames): string[] => [
  `Give the block its fields in blocks/${type}/schema.ts, and render them in ${component}.tsx.`,
  `Write blocks/${type}/examples.yaml: the usual case, the longest, and one mistake that an editor will make.`,
  'npm run validate says what is wrong with the block. npm start shows it on /__blocks, and in the list of blocks of the editor.',
];
