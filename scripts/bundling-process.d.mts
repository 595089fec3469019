/** The options of Node and the environment for a process that only bundles. */
export function bundlingProcess(): { execArgv: string[]; env: NodeJS.ProcessEnv };
