/**
 * Grades the answers of a site by the rules of Mozilla's HTTP Observatory, without asking anybody:
 * node observatory.mjs PACKAGE_FOLDER < {"host": …, "headers": …, "html": …}
 * Prints the grade, the score and what is not met, as JSON.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [folder = ''] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(path.join(folder, 'src', file)).href);
const { AxiosHeaders } = createRequire(path.join(folder, 'package.json'))('axios');
const { ALL_TESTS } = await load('constants.js');
const { Requests } = await load('types.js');
const { Session } = await load('retriever/session.js');
const { parseHttpEquivHeaders } = await load('retriever/utils.js');
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');

const { host, headers, html } = JSON.parse(await text(process.stdin));
const url = new URL(`https://${host}/`);
const plain = new URL(`http://${host}/`);
const answer = {
  headers: new AxiosHeaders({ ...headers, 'content-type': 'text/html; charset=utf-8' }),
  status: 200,
  request: {},
  verified: true,
  data: html,
  httpEquiv: parseHttpEquivHeaders(html, url.href),
};
const requests = new Requests(host);
requests.session = Object.assign(new Session(url), { url });
Object.assign(requests.responses, {
  auto: answer,
  https: answer,
  http: { ...answer, headers: new AxiosHeaders({ location: url.href }) },
  cors: answer,
  // Sending visitors on from http is the host's affair: all that are supported do it.
  httpRedirects: [
    { url: plain, status: 301 },
    { url, status: 200 },
  ],
  httpsRedirects: [{ url, status: 200 }],
});
requests.resources.path = html;

const outputs = ALL_TESTS.map((rule) => rule(requests));
const points = outputs.map(({ result }) => getScoreModifier(result));
const sum = (numbers) => numbers.reduce((total, one) => total + one, 100);
const withoutCredit = sum(points.filter((one) => one < 0));
// Extra credit counts from 90 points on, as in the package's own scanner.
const score = withoutCredit >= 90 ? sum(points) : withoutCredit;
console.log(
  JSON.stringify({
    ...getGradeForScore(score),
    failed: outputs.filter(({ pass }) => !pass).map(({ result }) => result),
  }),
);
