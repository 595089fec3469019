/** A request of a page to the service worker. */
export type StoreRequest = {
  /** The address of the open page, which was loaded before the worker could see it. */
  page: string;
  /** Whether the worker also fetches the most visited pages. */
  fetchesOthers: boolean;
};
