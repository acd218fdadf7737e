/**
 * Whether a value is absent: undefined, null, empty or blank text, and the text "null" that
 * some systems write instead. Spec 5.35.
 */
export function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value !== 'string') return false
  const text = value.trim()
  return text === '' || text.toLowerCase() === 'null'
}

/**
 * A copy of a record without absent fields, at every depth; lists lose their empty entries. The result
 * is ready for `carSchema`. Spec 5.35.
 */
export function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent).filter((entry) => !isAbsent(entry))
  if (typeof value !== 'object' || value === null) return value
  const present = Object.entries(value)
    .map(([key, entry]) => [key, withoutAbsent(entry)] as const)
    .filter(([, entry]) => !isAbsent(entry))
  return Object.fromEntries(present)
}
