/** A value with fields. */
export type FieldObject = Readonly<Record<string, unknown>>;

/** Whether a value has fields: it is neither a list nor null. */
export const isObject = (value: unknown): value is FieldObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
