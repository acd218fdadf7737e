const LONGEST_KEPT = 200

/**
 * The same function, remembering its answers while a text repeats: most columns hold few different
 * values. After `limit` different texts, as in a title, looking them up would cost more than it
 * saves, and it stops. Long texts are never kept: thousands of them would fill the memory.
 */
export function remembered<Answer>(
  read: (text: string) => Answer,
  limit: number,
): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>()
  let repeats = true
  return (text) => {
    if (!repeats || text.length > LONGEST_KEPT) return read(text)
    const found = known.get(text)
    if (found) return found.answer
    const answer = read(text)
    known.set(text, { answer })
    if (known.size > limit) {
      repeats = false
      known.clear()
    }
    return answer
  }
}
