import {
  Cloth,
  EmbedOnTap,
  fillWords,
  LinkArrow,
  Picture,
  RichText,
  Section,
  SiteLink,
  type BlockProps,
} from 'woven-site/components';
import { playerAddress, startingPlayer, secondsOf } from 'woven-site/schema';
import styles from './Video.module.css';

/** A video of another host. Only its own picture is shown until a visitor taps; below it a link leads to the host. */
export function Video({ block, context }: BlockProps<'video'>) {
  const { name, address, poster, length, captions, transcript } = block;
  const { words, language } = context;
  const { host } = new URL(playerAddress(address));
  const link = { kind: 'outside', href: address, newTab: true } as const;
  const details = [length && lengthInWords(length, language), captions].filter(Boolean);
  return (
    <Section {...block} wide>
      <figure className={styles.video}>
        <div className={styles.box}>
          <EmbedOnTap
            src={startingPlayer(address)}
            title={name}
            label={words.embeds.play}
            from={fillWords(words.embeds.from, { host })}
            icon="play"
            allow="autoplay; encrypted-media; picture-in-picture"
          >
            {poster ? <Picture picture={poster} /> : <Cloth className={styles.cloth} />}
          </EmbedOnTap>
        </div>
        <figcaption className={styles.caption}>
          <b>{name}</b>
          {details.length > 0 && <span>{details.join(' · ')}</span>}
          <SiteLink to={link}>
            {fillWords(words.embeds.openAt, { host: new URL(address).host })}
            <LinkArrow to={link} />
          </SiteLink>
        </figcaption>
      </figure>
      {transcript && (
        <details className={styles.transcript}>
          <summary>
            {words.embeds.transcript}
            <span className="vh"> {name}</span>
          </summary>
          <RichText as="div" text={transcript} />
        </details>
      )}
    </Section>
  );
}

/** The length of a video as a language writes it: `4 min 35 sec`. */
function lengthInWords(length: string, language: string): string {
  const whole = secondsOf(length) ?? 0;
  const parts = [
    { unit: 'hour', value: Math.floor(whole / 3600) },
    { unit: 'minute', value: Math.floor(whole / 60) % 60 },
    { unit: 'second', value: whole % 60 },
  ].filter(({ value }) => value > 0);
  const words = parts.map(({ unit, value }) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value),
  );
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(words);
}
