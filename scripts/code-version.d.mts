export function codeVersion(engineRoot: string, siteRoot: string): string;
