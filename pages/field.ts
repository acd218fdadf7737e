/** A member of an object or list; undefined if `value` is neither. */
export const field = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
