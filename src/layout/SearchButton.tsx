import { Icon } from './ui/Icon.tsx';
import type { SearchButtonView } from './page-view.ts';
import styles from './SearchButton.module.css';

type SearchButtonProps = {
  search: SearchButtonView;
  /** The URL of the dialog's stylesheet. */
  styles: string;
};

/** Opens the search dialog; without its script it is a link to the search page. */
export function SearchButton({
  search: { address, words, slash },
  styles: href,
}: SearchButtonProps) {
  return (
    <form action={address} className={styles.form}>
      <button
        className={styles.button}
        data-search={words.search}
        data-close={words.close}
        data-failed={words.failed}
        data-styles={href}
        data-slash={slash ? '' : undefined}
      >
        <Icon name="search" />
        <span className={`vh ${styles.label}`}>{words.search}</span>
      </button>
    </form>
  );
}
