import type { LanguageLink } from '../site/index.ts';
import { Icon } from './ui/Icon.tsx';
import styles from './LanguageSwitch.module.css';

type LanguageSwitchProps = {
  name: string;
  languages: readonly LanguageLink[];
  className?: string | undefined;
};

/**
 * The languages in which the page is available, as links labelled with the languages' own names. Nothing if there is
 * only one.
 */
export function LanguageSwitch({ name, languages, className = '' }: LanguageSwitchProps) {
  if (languages.length === 0) return null;
  return (
    <nav className={`${styles.switch} ${className}`} aria-label={name}>
      <Icon name="languages" />
      <ul role="list">
        {languages.map(({ language, label, href, isShown }) => (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={isShown ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
