import {
  Band,
  Cloth,
  BlockHeading,
  Breadcrumbs,
  ButtonRow,
  Picture,
  RichText,
  fillWords,
  figuresOf,
  lengthOfFigure,
  Sum,
  type BlockContext,
  type BlockProps,
} from 'woven-site/components';
import { sumOfAmounts, type HeroStep } from 'woven-site/schema';
import { lookOfHero } from './look-of-hero.ts';
import styles from './Hero.module.css';

type HeroProps = BlockProps<'hero'>;

/** The text comes first, in the document and on phones; additions of the look follow. */
export function Hero({ block, context }: HeroProps) {
  const { anchor, title, badge, text, image, buttons } = block;
  const { isPageHeading, page, words } = context;
  const look = lookOfHero(block, context.offers);
  const sizes = look === 'split' ? '(min-width: 64rem) 50vw, 100vw' : '100vw';
  return (
    <section id={anchor} className={styles.hero} data-look={look}>
      <div className={`${styles.ground} ground`}>
        <div className={styles.words}>
          {isPageHeading && (
            <Breadcrumbs
              name={words.page.breadcrumbs}
              items={page.breadcrumbs}
              current={page.label}
            />
          )}
          <div className={styles.say}>
            <div>
              {badge && <p className={styles.badge}>{badge}</p>}
              <BlockHeading isPageHeading={isPageHeading} title={title} />
            </div>
            {(text || buttons) && (
              <div>
                {text && <RichText as="p" className={`lede ${styles.text}`} text={text} />}
                {buttons && (
                  <div className={styles.buttons}>
                    <ButtonRow links={buttons} first="sun" />
                  </div>
                )}
              </div>
            )}
          </div>
          {look === 'figure' && <Figure block={block} context={context} />}
          {look === 'thread' && <Thread steps={context.offers.steps ?? []} context={context} />}
        </div>
        {(look === 'split' || look === 'panorama') && (
          <div className={styles.picture}>
            {image ? (
              <Picture picture={image} first={isPageHeading} sizes={sizes} />
            ) : (
              <Cloth className={styles.cloth} />
            )}
          </div>
        )}
      </div>
      {!context.groundGoesOn && <Band enter={isPageHeading} />}
    </section>
  );
}

/** A number instead of a picture, on the band. Its length decides its size. */
function Figure({ block, context: { offers, formats, words } }: HeroProps) {
  const { part, partTo, year, once = 0 } = offers.prices ?? {};
  const amount = part === undefined ? [] : formats.moneyPieces(part, partTo);
  const figure = block.figure ?? figuresOf(amount);
  if (figure === '') return null;
  return (
    <div className={styles.figure} style={{ '--length': lengthOfFigure(figure) }}>
      <p>
        {block.figureLabel && <span className={styles.label}>{block.figureLabel} </span>}
        <b>{figure}</b>
      </p>
      {block.figure === undefined && year !== undefined && (
        <dl className={styles.sums}>
          <div>
            <dt>{words.prices.wholeYear}</dt>
            <dd>
              <Sum pieces={formats.moneyPieces(year)} />
            </dd>
          </div>
          {once > 0 && (
            <div>
              <dt>{words.prices.firstYear}</dt>
              <dd>
                <Sum pieces={formats.moneyPieces(sumOfAmounts([year, once]))} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}

/** The steps of the page, connected by a line that continues through the band. */
function Thread({ steps, context }: { steps: readonly HeroStep[]; context: BlockContext }) {
  const { formats, words } = context;
  if (steps.length === 0) return null;
  return (
    <ol role="list" className={styles.thread} style={{ '--steps': steps.length }}>
      {steps.map(({ title, from, to }) => (
        <li key={title}>
          <span>
            {title}
            {from && to && (
              <small className={styles.time}>
                {' '}
                {fillWords(words.calendar.period, formats.period(from, to))}
              </small>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
