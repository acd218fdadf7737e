import { useEffect, useId, useState } from 'react'
import { mountIsland } from './mount.tsx'

export interface CounterProps {
  readonly name: string
  readonly count: number
  readonly breaks?: boolean
}

/** An island's view for tests: a button that counts, from where the server says. */
export function Counter({ name, count, breaks }: CounterProps) {
  const [now, setNow] = useState(count)
  const [isHeld, setHeld] = useState(false)
  const id = useId()
  useEffect(() => setNow(count), [count])
  if (breaks && now > count) throw new Error('Counted too far')
  return (
    <>
      <label htmlFor={id}>{name}</label>
      <button
        type="button"
        id={id}
        data-held={isHeld}
        onClick={() => setNow(now + 1)}
        onPointerDown={() => setHeld(true)}
      >
        {now}
      </button>
    </>
  )
}

export default mountIsland(Counter)
