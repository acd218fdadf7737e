const MAX_KEY_LENGTH = 200

/**
 * Memoizes a function of a text: most columns have few distinct values. Beyond `limit` distinct texts, as
 * in a column of titles, look-ups would cost more than they save, and it stops. Long texts are not
 * stored, since thousands of them would fill the memory.
 */
export function memoized<Result>(
  read: (text: string) => Result,
  limit: number,
): (text: string) => Result {
  const results = new Map<string, { result: Result }>()
  let isActive = true
  return (text) => {
    if (!isActive || text.length > MAX_KEY_LENGTH) return read(text)
    const found = results.get(text)
    if (found) return found.result
    const result = read(text)
    results.set(text, { result })
    if (results.size > limit) {
      isActive = false
      results.clear()
    }
    return result
  }
}
