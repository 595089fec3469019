/** Bundles the browser scripts by the code of a running build, whose bundle is the argument, a URL: see build.ts. */
import process from 'node:process';

const { bundleScriptsAhead } = await import(process.argv[2]);
await bundleScriptsAhead();
