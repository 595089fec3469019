import type { LabelledLink } from '../../site/index.ts';
import { Icon } from './Icon.tsx';
import { LinkArrow, SiteLink } from './SiteLink.tsx';
import styles from './Button.module.css';

/** action: filled; sun: highlighted, on coloured grounds; line: secondary; ink: dark. */
export type ButtonLook = 'action' | 'sun' | 'line' | 'ink';

type ButtonProps = { link: LabelledLink; look?: ButtonLook };

/** The class of a button, for elements that look like one but are not links. */
export const buttonClass = (look: ButtonLook = 'action'): string =>
  // The usual look has no class of its own.
  [styles.button, styles[look]].filter((name) => name !== undefined).join(' ');

/** A link that looks like a button. */
export function Button({ link, look }: ButtonProps) {
  return (
    <SiteLink to={link.to} newTab={link.newTab} className={buttonClass(look)}>
      {link.icon && <Icon name={link.icon} />}
      <span>{link.label}</span>
      <LinkArrow to={link.to} newTab={link.newTab} />
    </SiteLink>
  );
}

type ButtonRowProps = { links: readonly LabelledLink[]; first?: ButtonLook };

/** Up to three buttons in a row, the first of them filled; more are equal, in columns. */
export function ButtonRow({ links, first = 'action' }: ButtonRowProps) {
  const equal = links.length > 3;
  return (
    <div className={equal ? styles.equals : styles.row}>
      {links.map((link, index) => (
        <Button key={link.label} link={link} look={index === 0 && !equal ? first : 'line'} />
      ))}
    </div>
  );
}

type MoreLinkProps = {
  link: LabelledLink;
  /** The target, added for screen readers to labels that do not name it: Explore, Learn More. */
  about?: string;
};

/** An unobtrusive link with an arrow, at the end of a card or a list. */
export function MoreLink({ link, about = '' }: MoreLinkProps) {
  const saysIt = link.label.toLowerCase().includes(about.toLowerCase());
  return (
    <SiteLink to={link.to} newTab={link.newTab} className={styles.more}>
      <span className={styles.label}>
        {link.label}
        {!saysIt && <span className="vh"> {about}</span>}
      </span>
      <LinkArrow to={link.to} newTab={link.newTab} />
    </SiteLink>
  );
}
