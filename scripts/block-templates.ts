/** The names that a new block goes by: opening-hours, OpeningHours, openingHoursBlock. */
export type BlockNames = { type: string; component: string; definition: string };

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

/** The files of a new block, by their paths: enough to be valid, rendered and tested at once. */
export function filesOfBlock({ type, component, definition }: BlockNames): Record<string, string> {
  return {
    [`schema/blocks/${type}.ts`]: `import { defineBlock, sectionFields } from '../define-block.ts';
import { list } from '../fields/structure.ts';
import { line } from '../fields/text.ts';

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
`,
    [`schema/examples/${type}.yaml`]: `examples:
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
`,
    [`src/blocks/${type}/${component}.tsx`]: `import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
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
`,
    [`src/blocks/${type}/${component}.module.css`]: `.items {
  display: grid;
  gap: 1rem;
}
`,
  };
}
