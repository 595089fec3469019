import { Card, Columns, inLanguage, Section, type BlockProps } from 'woven-site/components';

/** Cards in columns. Without a heading they span the full width, and so do four pictures. The whole of a card with a link can be clicked. */
export function Cards({ block, context }: BlockProps<'cards'>) {
  const { title, intro, items } = block;
  const pictured = items.some((item) => item.image !== undefined);
  const wide = (title === undefined && intro === undefined) || (pictured && items.length === 4);
  return (
    <Section {...block} wide={wide}>
      <Columns count={items.length} four={wide}>
        {items.map((item) => (
          <li key={item.title} {...inLanguage(item.language)}>
            <Card
              {...item}
              under={title}
              pattern={item.link && context.patternOf(item.link.to)}
              cloth={pictured}
              sizes="(min-width: 64rem) 25vw, (min-width: 48rem) 50vw, 100vw"
            />
          </li>
        ))}
      </Columns>
    </Section>
  );
}
