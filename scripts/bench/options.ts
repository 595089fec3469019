/** The numbers of pages that are measured if none are named. */
export const usualSizes = ['60', '1000', '10000'];

/** The options of `npm run bench`. All but the first two measure one thing only. */
export const benchOptions = {
  pages: {
    type: 'string',
    multiple: true,
    default: usualSizes,
    value: 'N,N',
    help: 'the numbers of pages of the generated sites',
  },
  large: { type: 'boolean', default: false, help: 'measures 100,000 pages besides' },
  visits: { type: 'boolean', default: false, help: 'page loads only' },
  search: { type: 'boolean', default: false, help: 'the cost and quality of search only' },
  lighthouse: { type: 'boolean', default: false, help: 'the scores of Lighthouse only' },
  site: {
    type: 'string',
    value: 'DIR',
    help: 'a built site for --visits, --search and --lighthouse (built anew if left out)',
  },
  visit: { type: 'string', value: '/,/fees', help: 'the pages for --visits and --lighthouse' },
  runs: {
    type: 'string',
    default: '5',
    value: 'N',
    help: 'how often --lighthouse and --compare measure (5 if left out)',
  },
  editing: { type: 'boolean', default: false, help: 'editing only' },
  start: { type: 'boolean', default: false, help: '`npm start` only' },
  messages: { type: 'boolean', default: false, help: 'how well mistakes are explained' },
  seed: { type: 'string', value: 'N', help: 'repeats the mistakes of an earlier --messages' },
  tries: {
    type: 'string',
    default: '25',
    value: 'N',
    help: 'how many mistakes of each kind --messages makes (25 if left out)',
  },
  lost: { type: 'boolean', default: false, help: 'shows the mistakes that --messages lost' },
  format: { type: 'string', default: 'text', value: 'json', help: 'prints --messages as JSON' },
  compare: {
    type: 'string',
    value: 'COMMIT',
    help: 'builds with the last commit and an older one; fails where one costs over a tenth more',
  },
  peers: { type: 'boolean', default: false, help: 'this project beside Eleventy, Astro and Hugo' },
  limit: {
    type: 'string',
    default: '300',
    value: 'SECONDS',
    help: 'the longest measure of --peers (300 if left out)',
  },
  only: { type: 'string', default: '', value: 'NAME,NAME', help: 'the projects for --peers' },
  // By these the command calls itself, so that stages are measured in a separate process.
  measure: { type: 'boolean', default: false, help: 'used by the command itself, as are:' },
  out: { type: 'string', default: '', value: 'DIR', help: 'where the measured site is written' },
  changed: { type: 'string', default: '', value: 'FILE', help: 'the page that is changed' },
} as const;
