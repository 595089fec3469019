/** What a page asks of the service worker. */
export type StoreRequest = {
  /** The address of the open page, which was loaded before the worker could see it. */
  page: string;
  /** Whether the pages that most visitors ask for are fetched too. */
  fetchesOthers: boolean;
};
