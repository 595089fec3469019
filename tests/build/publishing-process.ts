import process from 'node:process';
import { publish } from '../../src/build/publish/publish.ts';
import { buildOf, versionOfSite } from './publish-sites.ts';

// Publishes one version of a site after another until it is killed.
const [folder = '', seed = ''] = process.argv.slice(2);
process.stdout.write('ready\n');
for (let version = 0; ; version++)
  await publish(folder, buildOf(versionOfSite(`${seed}-${version}`)));
