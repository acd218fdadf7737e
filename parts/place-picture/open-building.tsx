import type { ReactNode } from 'react'
import type { SceneName } from '#domain/site/look-axes.ts'
import { Sign } from './place-sign.tsx'

/** Where each scene has the ground of a sign that its letters are made for. */
const signs = {
  hall: 'roof',
  field: 'board',
  plate: 'board',
  night: 'wall',
  burst: 'board',
} as const

interface OpenBuildingProps {
  readonly sign: string
  readonly scene: SceneName
  /** What is behind its doors: from x 56 to 544, below y 82. */
  readonly children: ReactNode
}

/** A building with its doors open. Spec 3.28. */
export function OpenBuilding({ sign, scene, children }: OpenBuildingProps) {
  // Letters on the wall itself stand below the roof.
  const top = signs[scene] === 'wall' ? 47 : 36
  return (
    <>
      <path d="M24 220V40h552v180z" className="wall" />
      <path d="M10 26h580v20H10z" className="roof" />
      <path d="M56 220V82h488v138z" className="room" />
      <rect x="190" y={top} width="220" height={34} rx="4" className={signs[scene]} />
      <Sign sign={sign} x={300} y={top + 17} width={180} size={20} />
      {children}
    </>
  )
}
