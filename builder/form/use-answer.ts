import { useEffect, useState } from 'react'

/** A pause in typing, in milliseconds. */
const PAUSE = 200

/** What was answered to the last question; before that the one given. A question waits for a pause in typing. */
export function useAnswer<Answer>(ask: () => Promise<Answer>, before: Answer, question: string) {
  const [answer, setAnswer] = useState(before)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another text
  useEffect(() => {
    let isLatest = true
    const timer = setTimeout(async () => {
      // A look-up that fails leaves the field to be typed in.
      const found = await ask().catch(() => undefined)
      if (isLatest && found !== undefined) setAnswer(found)
    }, PAUSE)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [question])
  return answer
}
