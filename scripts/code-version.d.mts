export function codeVersion(root: string): string;
