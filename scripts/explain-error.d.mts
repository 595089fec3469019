export function explainError(error: unknown): string | null;
