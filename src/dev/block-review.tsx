import { renderToStaticMarkup } from 'react-dom/server';
import { blocks } from '../../schema/blocks/index.ts';
import type { BlockDefinition } from '../../schema/define-block.ts';
import type { CompleteTheme } from '../site/theme/complete-theme.ts';
import { fieldsOfBlock } from './block-fields.ts';
import type { ColourScheme } from './colour-scheme.ts';
import type { Example } from './example-document.ts';

/** The reviewer's selection. */
export type ReviewChoice = { pattern: string; scheme: ColourScheme };

/** The start page of the block review. */
export const reviewPath = '/__blocks';

/** The sizes of a phone and of a desktop screen, in CSS pixels. */
const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
];

/** Frames show this server's own pages, so islands run and the height of the content can be read. */
const frameRights = 'allow-scripts allow-same-origin allow-popups';

const schemes: ColourScheme[] = ['light', 'dark'];

const addressOf = (path: string[], { pattern, scheme }: ReviewChoice) =>
  `${[reviewPath, ...path.map(encodeURIComponent)].join('/')}?${new URLSearchParams({ pattern, scheme }).toString()}`;

function reviewDocument(title: string, content: React.ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href="/src/dev/block-review.css" />
      </head>
      <body>
        {content}
        <script type="module" src="/src/dev/block-review-frames.ts" />
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** The list of all blocks. */
export function reviewIndex(choice: ReviewChoice, examples: readonly Example[]): string {
  return reviewDocument(
    'Blocks',
    <main>
      <h1>Blocks</h1>
      <ul className="blocks">
        {blocks.map(({ type, description }) => (
          <li key={type}>
            <a href={addressOf([type], choice)}>{type}</a>
            <p>{description}</p>
            <p>{examples.filter((example) => example.type === type).length} examples</p>
          </li>
        ))}
      </ul>
    </main>,
  );
}

type BlockReviewProps = {
  definition: BlockDefinition;
  examples: readonly Example[];
  theme: CompleteTheme;
  choice: ReviewChoice;
};

/** A block with its examples in both sizes, and its fields. */
export function reviewBlock({ definition, examples, theme, choice }: BlockReviewProps): string {
  const { type, description } = definition;
  return reviewDocument(
    `${type} | Blocks`,
    <>
      <header>
        <nav aria-label="Blocks">
          <a href={addressOf([], choice)}>All blocks</a>
          {neighboursOf(type).map((neighbour) => (
            <a key={neighbour} href={addressOf([neighbour], choice)}>
              {neighbour}
            </a>
          ))}
        </nav>
        <nav aria-label="Colours">
          {schemes.map((scheme) => (
            <a
              key={scheme}
              href={addressOf([type], { ...choice, scheme })}
              aria-current={scheme === choice.scheme}
            >
              {scheme}
            </a>
          ))}
        </nav>
        <nav aria-label="Patterns">
          {Object.entries(theme.patterns).map(([pattern, { ground, text }]) => (
            <a
              key={pattern}
              href={addressOf([type], { ...choice, pattern })}
              aria-current={pattern === choice.pattern}
              style={{ background: ground, color: text }}
            >
              {pattern}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1>{type}</h1>
        <p>{description}</p>
        {examples.map(({ name }) => (
          <ExampleFrames key={name} type={type} name={name} choice={choice} />
        ))}
        <Fields definition={definition} />
      </main>
    </>,
  );
}

function neighboursOf(type: string): string[] {
  const index = blocks.findIndex((block) => block.type === type);
  return [blocks[index - 1], blocks[index + 1]].flatMap((block) => (block ? [block.type] : []));
}

function ExampleFrames({
  type,
  name,
  choice,
}: { type: string; name: string } & { choice: ReviewChoice }) {
  const address = addressOf([type, name], choice);
  return (
    <section>
      <h2>
        <a href={address}>{name}</a>
      </h2>
      <div className="screens">
        {screens.map((screen) => (
          <div key={screen.name} className="screen" data-screen={screen.name}>
            <iframe
              src={address}
              title={`${name} on a ${screen.name}`}
              width={screen.width}
              height={screen.height}

              sandbox={frameRights}
              loading="lazy"
            />
          </div>
        ))}
      </div>
    </section>
  );
}

function Fields({ definition }: { definition: BlockDefinition }) {
  return (
    <section>
      <h2>Fields</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Takes</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {fieldsOfBlock(definition).map(({ name, kind, required, description }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {required && <span> required</span>}
              </th>
              <td>{kind}</td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
