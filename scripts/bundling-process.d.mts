/** How to start a process that only bundles: what Node is told, and its environment. */
export function bundlingProcess(): { execArgv: string[]; env: NodeJS.ProcessEnv };
