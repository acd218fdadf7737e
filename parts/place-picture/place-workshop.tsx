import type { ComponentType } from 'react'
import type { SceneName } from '#domain/site/look-axes.ts'
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
    <Sign sign={sign} x={300} y={55} width={300} size={22} />
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

/** A weatherboard shed with its doors swung open, a lean-to with a bench and tools, and the dog of the yard. */
const Shed = ({ sign }: WorkshopProps) => (
  <>
    <path d="M420 220V112l170 26v82z" className="wall" />
    <path d="M436 220v-76h138v76z" className="room" />
    <path d="M412 98l184 29v13L412 112z" className="roof" />
    <path d="M448 150h70v30h-70z" className="board" />
    <path d="M458 156v16M471 156v12M484 156v18M497 156v10M508 156v16" className="line" />
    <path d="M442 190h84v8h-84zM450 198h8v22h-8zM510 198h8v22h-8z" className="door" />
    <path d="M60 220V92L230 26l170 66v128z" className="wall" />
    <path d="M118 78h224M80 92h300M74 104h312" className="line" />
    <path d="M90 220V108h280v112z" className="room" />
    <path d="M90 108 44 118v102h46zM370 108l46 10v102h-46z" className="door" />
    <path d="M44 118l46 102M416 118l-46 102" className="line" />
    <path d="M36 98 230 20l194 78-6 12L230 36 42 110z" className="roof" />
    <path d="M224 108v4h-12l-6 8h48l-6-8h-12v-4z" className="lamp" />
    <path d="M98 220v-74h8v74zM354 220v-74h8v74zM98 176h264v8H98z" className="door" />
    <rect x="150" y="64" width="160" height="28" rx="6" className="board" />
    <Sign sign={sign} x={230} y={78} width={146} size={18} />
    <path
      d="M533 220v-5l5-2 2-22-2-9-11-1-2-6 12-5 6-10 5 9 4 13c10 6 16 18 17 30 6-2 8-8 8-14l3 1c0 10-3 17-9 21z"
      className="roof"
    />
  </>
)

/** A shed open to the yard below a sloping roof, a car on ramps, gas bottles, and the tank beside it. */
const OpenShed = ({ sign }: WorkshopProps) => (
  <>
    <path d="M10 220v-78q36-22 72 0v78z" className="wall" />
    <path d="M10 142q36 14 72 0M10 166h72M10 192h72" className="line" />
    <path d="M104 80 580 52v168H104z" className="room" />
    <path d="M150 77v143M196 74v146M242 72v148M288 69v151M334 66v154M380 64v156" className="line" />
    <path d="M426 61v159M472 58v162M518 56v164" className="line" />
    <path d="M104 78h9v142h-9zM571 52h9v168h-9z" className="door" />
    <path d="M340 30v24M540 30v12" className="line" />
    <rect x="316" y="0" width="248" height="32" className="board" />
    <Sign sign={sign} x={440} y={16} width={228} size={21} />
    <path d="M88 66 596 34v16L88 84z" className="roof" />
    <path d="M126 220 168 176h250l42 44h-24l-30-34H180l-30 34z" className="door" />
    <path
      d="M490 220v-44q0-9 8-9v-7h10v7q8 0 8 9v44zM524 220v-44q0-9 8-9v-7h10v7q8 0 8 9v44z"
      className="wall"
    />
    <path d="M490 184h26M524 184h26" className="line" />
  </>
)

/** A front with a curved gable and its sign, a car on a lift of one post, tires below a striped awning. */
const LiftBay = ({ sign }: WorkshopProps) => (
  <>
    <path d="M30 220V84h110q8-52 160-66 152 14 160 66h110v136z" className="wall" />
    <path d="M60 220V104h310v116z" className="room" />
    <path d="M104 104v8h90v-8zM236 104v8h90v-8z" className="lamp" />
    <path d="M200 186h30v34h-30zM178 214h74v6h-74z" className="roof" />
    <path d="M80 176h270v10H80z" className="door" />
    <path d="M410 220v-92h130v92z" className="room" />
    <path d="M418 202h52v18h-52zM422 184h52v18h-52zM418 166h52v18h-52z" className="door" />
    <path d="M492 174h36v46h-36z" className="board" />
    <path d="M492 188h36M492 206h36" className="line" />
    <path d="M410 102h130l16 30H394z" className="roof" />
    <path d="M436 102l-9 30M462 102l-4 30M488 102l4 30M514 102l9 30" className="line" />
    <path d="M20 78h124v12H20zM456 78h124v12H456z" className="roof" />
    <rect x="166" y="46" width="268" height="38" className="board" />
    <Sign sign={sign} x={300} y={65} width={224} size={26} />
  </>
)

/** The workshop of each scene, with a ramp 44 units above the floor; its sheet says where on it the car stands. Spec 3.28. */
export const workshops: Readonly<Record<SceneName, ComponentType<WorkshopProps>>> = {
  hall: ServiceBays,
  field: Shed,
  plate: OpenShed,
  night: TestCell,
  burst: LiftBay,
}
