import { type KeepOfferFile, type SiteLocale, keepOffer as headingId } from '../site/index.ts';
import { buttonClass } from '../layout/index.ts';
import { renderStatic } from './render-document.tsx';

/** The offer to keep the site on a phone in a language. A file of its own, because hardly any visit needs it. */
export function keepOffer(locale: SiteLocale, styles: string): KeepOfferFile {
  const words = locale.words.keepOffer;
  const section = (
    <section
      className="keep-offer"
      aria-labelledby={headingId}
      data-added={words.added}
      data-gone={words.gone}
    >
      <h2 id={headingId}>{words.title}</h2>
      <p>{words.text}</p>
      <p data-how="">{words.how}</p>
      <p>
        <button type="button" hidden className={buttonClass()} data-add="">
          {words.add}
        </button>{' '}
        <button type="button" className={buttonClass('line')} data-away="">
          {words.away}
        </button>
      </p>
    </section>
  );
  return { html: renderStatic(section, new Set(), locale), styles };
}
