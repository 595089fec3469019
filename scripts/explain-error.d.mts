export function explainError(error: unknown): string | null;
export function explainSiteFault(error: unknown, bundle: string): string | null;
