import { useState } from 'react';
import {
  fillWords,
  createFormats,
  buttonClass,
  RichText,
  Section,
  SiteLink,
  useLocale,
  useIsHydrated,
  type IslandProps,
} from 'woven-site/components';
import {
  estimate,
  readWish,
  writeWish,
  type Estimate,
  type EstimateFacts,
  type Wish,
} from './estimate.ts';
import styles from './FeeEstimate.module.css';

/** What is to be paid for the visitor's choices. The URL contains them, so that an estimate can be shared. */
export function FeeEstimate({ block, words, facts }: IslandProps<'fee-estimate', EstimateFacts>) {
  const { language } = useLocale();
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<Wish | null>(null);
  // The URL is unknown at build time, so the choices in it are shown after hydration.
  const wishes = chosen ?? readWish(isHydrated ? location.search : '');
  const found = facts && estimate(facts, wishes, digitsOf(facts.currency));
  if (!facts || !found) return null;
  const { choice } = found;
  const change = (part: Partial<Wish>) => {
    const next = { ...found.wishes, ...part };
    setChosen(next);
    history.replaceState(history.state, '', writeWish(location.search, next) + location.hash);
  };
  return (
    <Section {...block}>
      <noscript>
        <p>{words.estimateNeedsScript}</p>
        <ul>
          {block.items.map(({ label, to }) => (
            <li key={label}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </noscript>
      <div className={styles.estimate}>
        <form className={styles.choices} onSubmit={(event) => event.preventDefault()}>
          <label className={styles.choice}>
            {words.choose}
            <select value={choice.name} onChange={({ target }) => change({ name: target.value })}>
              {facts.choices.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {choice.admitsNew && choice.charges.length > 0 && (
            <Check
              label={words.isNew}
              isSet={found.wishes.isNew}
              change={(isNew) => change({ isNew })}
            />
          )}
          {choice.siblingDiscount !== undefined && (
            <Check
              label={words.hasSibling}
              isSet={found.wishes.hasSibling}
              change={(hasSibling) => change({ hasSibling })}
            />
          )}
        </form>
        <Sums found={found} words={words} language={language} currency={facts.currency} />
        {block.footnote && <RichText as="p" className={styles.footnote} text={block.footnote} />}
        <Actions words={words} />
      </div>
    </Section>
  );
}

/** The number of decimal places of a currency. */
const digitsOf = (currency: string | undefined): number =>
  currency === undefined
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
        .maximumFractionDigits ?? 2);

type CheckProps = { label: string; isSet: boolean; change: (isSet: boolean) => void };

function Check({ label, isSet, change }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isSet} onChange={({ target }) => change(target.checked)} />
      {label}
    </label>
  );
}

type SumsProps = {
  found: Estimate;
  words: IslandProps<'fee-estimate'>['words'];
  language: string;
  currency: string | undefined;
};

function Sums({ found, words, language, currency }: SumsProps) {
  const { money, percent } = createFormats(language, currency);
  const { choice, parts, once, year, firstYear } = found;
  const discount = percent(choice.siblingDiscount ?? 0);
  return (
    <dl className={styles.sums} aria-live="polite">
      {parts.map(({ title, amount, less }) => (
        <div key={title}>
          <dt>
            {title}
            {less > 0 && (
              <small>
                {fillWords(words.lessForSibling, { percent: discount })}: −{money(less)}
              </small>
            )}
          </dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{words.yearSum}</dt>
        <dd>{money(year)}</dd>
      </div>
      {once.map(({ title, amount }) => (
        <div key={title}>
          <dt>
            {title}
            <small>{words.onceOnly}</small>
          </dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      {once.length > 0 && (
        <div className={styles.sum}>
          <dt>{words.firstYearSum}</dt>
          <dd>{money(firstYear)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Prints the page without anything but the estimate. */
function printAlone(): void {
  const root = document.documentElement;
  root.setAttribute('data-prints', 'estimate');
  addEventListener('afterprint', () => root.removeAttribute('data-prints'), { once: true });
  window.print();
}

/** Prints the estimate, or copies its URL and confirms it. */
function Actions({ words }: { words: IslandProps<'fee-estimate'>['words'] }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(location.href).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <p className={styles.actions}>
      <button type="button" className={buttonClass('line')} onClick={printAlone}>
        {words.printEstimate}
      </button>
      <button type="button" className={buttonClass('line')} onClick={copy}>
        {words.copyLink}
      </button>
      <span role="status">{isCopied ? words.copied : ''}</span>
    </p>
  );
}
