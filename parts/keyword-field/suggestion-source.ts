/** What the list offers: an item of the response of `/api/suggestions`, or what a past search offers. */
export interface Suggestion {
  readonly text: string
  /** The number of cars that it finds, if it is known. */
  readonly count?: number
  /** What choosing it does, in place of a search for its text. */
  readonly act?: () => void
}

/** Loads the suggestions for keywords; the newest call aborts the one before. A failed one suggests nothing. */
export function createSuggestions(
  request: typeof fetch,
): (query: string) => Promise<readonly Suggestion[]> {
  let underway: AbortController | undefined
  return async (query) => {
    underway?.abort()
    underway = new AbortController()
    try {
      const url = `/api/suggestions?${new URLSearchParams({ query })}`
      const response = await request(url, { signal: underway.signal })
      const found: unknown = response.ok ? await response.json() : []
      return Array.isArray(found) ? found.filter(isSuggestion) : []
    } catch {
      return []
    }
  }
}

const isSuggestion = (item: unknown): item is Suggestion =>
  typeof item === 'object' &&
  item !== null &&
  'text' in item &&
  typeof item.text === 'string' &&
  'count' in item &&
  typeof item.count === 'number'
