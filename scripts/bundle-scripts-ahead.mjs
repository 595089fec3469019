/** Bundles scripts by the code of a running command, whose bundle is the argument, a URL: see bundle-ahead.ts. */
import process from 'node:process';

const { bundleScriptsAhead } = await import(process.argv[2]);
await bundleScriptsAhead();
