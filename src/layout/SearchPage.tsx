import { searchQuery } from '../site/index.ts';
import { Button } from './ui/Button.tsx';
import type { SearchView } from './page-view.ts';
import './styles/search.css';

/** The content of the search page before its script runs, or without scripts. */
export function SearchPage({
  search: { address: searchAddress, words, siteMap, pages },
}: {
  search: SearchView;
}) {
  return (
    <section className="search-page-body">
      <h1 tabIndex={-1}>{words.search}</h1>
      <form role="search" action={searchAddress} className="search-form" data-search-form="">
        <label className="vh" htmlFor={searchQuery}>
          {words.searchSite}
        </label>
        <input
          id={searchQuery}
          type="search"
          name="q"
          placeholder={words.example}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">{words.go}</button>
      </form>
      <p role="status" className="search-status" data-search-status="" data-failed={words.failed} />
      <div>
        <ol role="list" className="search-list" data-search-results="" />
      </div>
      <noscript>
        <p>{words.withoutScript}</p>
        {siteMap ? (
          <p>
            <Button link={{ label: words.siteMap, to: siteMap }} />
          </p>
        ) : (
          <ul role="list">
            {pages.map(({ label, address }) => (
              <li key={address}>
                <a href={address}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </noscript>
    </section>
  );
}
