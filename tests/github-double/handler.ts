import type { DoubleRepository } from './repository.ts';

/** What a token allows, in the groups of GitHub's page for fine-grained tokens. */
export type Rights = {
  /** Whether the token is meant for the repository at all. */
  repository: boolean;
  contents: 'none' | 'read' | 'write';
  pulls: 'none' | 'read' | 'write';
  actions: 'none' | 'read';
  checks: 'none' | 'read';
  deployments: 'none' | 'read';
};

/** Somebody with a token. */
export type Person = { login: string; name: string | null; rights: Rights };

/** A request whose operation is known. */
export type Call = {
  repository: DoubleRepository;
  person: Person;
  parameters: Record<string, string>;
  query: URLSearchParams;
  /** The parsed body: its properties were checked against the description. */
  body: Record<string, unknown>;
};

/** The answer's values; what else the description requires is filled in. `hasNext`: whether a list has another page. */
export type Answer = { status: number; values: unknown; hasNext?: boolean };

export type Handler = (call: Call) => Answer;

export const ok = (values: unknown): Answer => ({ status: 200, values });
export const created = (values: unknown): Answer => ({ status: 201, values });
export const refused = (status: number, message: string, errors?: unknown[]): Answer => ({
  status,
  values: { message, documentation_url: 'https://docs.github.com/rest', ...(errors && { errors }) },
});
export const notFound = refused(404, 'Not Found');

/** The asked page of a list. */
export function pageOf<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  usual = 30,
): { items: Item[]; hasNext: boolean } {
  const size = Number(query.get('per_page') ?? usual);
  const page = Number(query.get('page') ?? 1);
  return {
    items: items.slice((page - 1) * size, page * size),
    hasNext: page * size < items.length,
  };
}
