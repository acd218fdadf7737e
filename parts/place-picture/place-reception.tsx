import type { ComponentType } from 'react'
import type { SceneName } from '#domain/site/look-axes.ts'
import { OpenBuilding } from './open-building.tsx'

interface ReceptionProps {
  readonly sign: string
}

/** Lamps over a counter with a screen, a board of keys, two chairs and a plant. */
const Counter = () => (
  <>
    <path d="M352 82v22M442 82v22" className="line" />
    <path d="m336 120 10-16h12l10 16zM426 120l10-16h12l10 16z" className="lamp" />
    <path d="M310 164h178v56H310z" className="roof" />
    <path d="M302 156h194v10H302z" className="door" />
    <path d="M366 130h44v26h-44z" className="glass" />
    <path d="M84 104h120v46H84z" className="board" />
    <path
      d="M98 118h92M98 134h92M104 118v8M124 118v8M144 118v8M164 118v8M184 118v8M104 134v8M124 134v8M144 134v8M164 134v8"
      className="line"
    />
    <path
      d="M92 176h38v20H92zM150 176h38v20h-38zM96 196v24M126 196v24M154 196v24M184 196v24"
      className="door"
    />
    <path d="M226 220v-26h28v26z" className="roof" />
    <path
      d="M240 194c-22-8-26-30-18-48 14 10 20 26 18 48 0-26 8-44 24-52 6 20-2 44-24 52"
      className="leaf"
    />
  </>
)

const behindDoors =
  (scene: SceneName): ComponentType<ReceptionProps> =>
  ({ sign }) => (
    <OpenBuilding sign={sign} scene={scene}>
      <Counter />
    </OpenBuilding>
  )

/** The reception of each scene. Spec 3.28. */
export const receptions: Readonly<Record<SceneName, ComponentType<ReceptionProps>>> = {
  hall: behindDoors('hall'),
  field: behindDoors('field'),
  plate: behindDoors('plate'),
  night: behindDoors('night'),
  burst: behindDoors('burst'),
}
