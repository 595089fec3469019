/** Bundles a command for the process that started this one, and tells it where the bundle is. */
import process from 'node:process';
import { bundleCommand } from './command-bundle.mjs';

const [, , command = '{}'] = process.argv;
process.send?.(await bundleCommand(JSON.parse(command)));
