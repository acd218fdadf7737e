import type { ComponentType } from 'react'
import type { SceneName } from '#domain/site/look-axes.ts'
import { OpenBuilding } from './open-building.tsx'
import { Sign } from './place-sign.tsx'

interface WorkshopProps {
  readonly sign: string
}

/** Three bays below a long roof: one open with a car between two posts, two behind glass doors. */
const ServiceBays = ({ sign }: WorkshopProps) => (
  <>
    <path d="M8 220V62h584v158z" className="wall" />
    <path d="M30 220V92h320v128zM374 220V92h94v128zM484 220V92h94v128z" className="room" />
    <path d="M374 92h94v128h-94zM484 92h94v128h-94z" className="glass" />
    <path
      d="M374 118h94M374 144h94M374 170h94M374 196h94M421 92v128M484 118h94M484 144h94M484 170h94M484 196h94M531 92v128"
      className="line"
    />
    <path d="M80 92v7h84v-7zM216 92v7h84v-7z" className="lamp" />
    <path d="M40 220V104h9v116zM331 220V104h9v116zM49 176h282v7H49z" className="door" />
    <path d="M272 188h42v32h-42z" className="roof" />
    <path d="M272 199h42M272 210h42" className="line" />
    <path d="M96 220v-6h24v-14h10v14h24v6z" className="door" />
    <path d="M0 40h600v30H0z" className="roof" />
    <Sign sign={sign} x={190} y={55} width={300} size={22} />
  </>
)

/** A dark cell with one frame of light, a car on a scissor hoist, and its readings on a screen. */
const TestCell = ({ sign }: WorkshopProps) => (
  <>
    <path d="M0 220V28h600v192z" className="wall" />
    <path d="M18 220V46h564v174z" className="room" />
    <path d="M96 56h318v7H96zM96 74h318v3H96z" className="lamp" />
    <path d="M132 217 232 188M232 217 132 188M278 217l100-29M378 217l-100-29" className="cable" />
    <path d="M86 176h338v10H86zM116 214h134v6H116zM262 214h134v6H262z" className="door" />
    <path d="M502 150h14v70h-14zM482 214h54v6h-54z" className="door" />
    <path d="M448 78h122v74H448z" className="roof" />
    <path d="M460 92h62v6h-62zM460 108h88v6h-88zM460 124h44v6h-44z" className="glass" />
    <path d="M448 138q-36 6-68-6" className="cable" />
    <path d="M0 22h600" className="roof" />
    <Sign sign={sign} x={300} y={36} width={260} size={15} />
  </>
)

/** Lamps, a hoist between two posts, and what a workshop of this kind has beside it. */
const garage =
  (scene: GarageScene): ComponentType<WorkshopProps> =>
  ({ sign }) => (
    <OpenBuilding sign={sign} scene={scene}>
      <path d="M110 82v8h90v-8zM290 82v8h90v-8z" className="lamp" />
      <path d="M82 220V104h10v116zM418 220V104h10v116zM74 176h362v9H74z" className="door" />
      {tools[scene].map(([kind, path]) => (
        <path key={path} d={path} className={kind} />
      ))}
    </OpenBuilding>
  )

type GarageScene = 'field' | 'plate' | 'burst'

/** Beside the hoist: what each path is, and the path. */
const tools: Readonly<Record<GarageScene, readonly (readonly [kind: string, path: string])[]>> = {
  // A board of tools over a bench.
  field: [
    ['board', 'M452 104h78v44h-78z'],
    ['line', 'M464 112v26M480 112v20M496 112v28M512 112v18'],
    ['roof', 'M446 172h90v10h-90zM454 182h10v38h-10zM518 182h10v38h-10z'],
    ['door', 'M470 172v-14h26v14'],
  ],
  // Spare wheels and cans of fuel.
  plate: [
    ['door', 'M448 206h56v14h-56zM448 192h56v14h-56zM448 178h56v14h-56zM448 164h56v14h-56z'],
    ['line', 'M510 186h26v34h-26zM514 186v-6h12v6M510 186l26 34M536 186l-26 34'],
    ['board', 'M462 104h60v34h-60z'],
    ['line', 'm470 130 12-16 10 10 8-6 14 12'],
  ],
  // Tyres in a pile, and a drum of oil.
  burst: [
    ['door', 'M444 202h50v18h-50zM448 184h50v18h-50zM444 166h50v18h-50zM448 148h50v18h-50z'],
    ['board', 'M502 164h34v56h-34z'],
    ['line', 'M502 178h34M502 206h34'],
  ],
}

/** The workshop of each scene, with a ramp 44 units above the floor; its sheet says where on it the car stands. Spec 3.28. */
export const workshops: Readonly<Record<SceneName, ComponentType<WorkshopProps>>> = {
  hall: ServiceBays,
  field: garage('field'),
  plate: garage('plate'),
  night: TestCell,
  burst: garage('burst'),
}
