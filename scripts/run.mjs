import { runnerImport } from 'vite';
const { module } = await runnerImport('./scripts/zz.ts');
await module.main();
