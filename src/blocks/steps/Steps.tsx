import {
  Chosen,
  MeantFor,
  NumberedSteps,
  Section,
  unlessChosen,
  type BlockProps,
} from 'woven-site/components';

/** Numbered steps connected by a line. */
export function Steps({ block, context }: BlockProps<'steps'>) {
  const { items } = block;
  return (
    <Section {...block}>
      <Chosen items={items} context={context} />
      <NumberedSteps
        steps={items.map(({ title, text, for: names }) => ({
          title,
          text,
          lead: <MeantFor names={names} context={context} />,
          unless: unlessChosen(names, context),
        }))}
        under={block.title}
        inRow
      />
    </Section>
  );
}
