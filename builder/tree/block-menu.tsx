import { lazy, Suspense, useState } from 'react'
import type { BlockMenuProps } from './block-deeds.ts'
import { MoreButton } from './more-button.tsx'

const OpenMenu = lazy(async () => ({ default: (await import('./open-menu.tsx')).OpenMenu }))

/** What the keys of the tree do, for a pointer or a finger. It is loaded when it is opened first. */
export function BlockMenu(props: BlockMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = <MoreButton aria-haspopup="menu" onClick={() => setWanted(true)} />
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenMenu {...props} />
    </Suspense>
  )
}
