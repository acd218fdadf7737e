import type { SceneName } from '#domain/site/look-axes.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'

interface DrawingProps {
  readonly place: Pick<SiteLocation, 'name' | 'location_type'>
  readonly scene: SceneName
  readonly room?: PlaceRoom
}

/** What is drawn of a place: its front, or what is behind its open doors. */
export type PlaceRoom = 'front' | 'workshop' | 'reception'

/** The width of a drawing in units, and of a letter of its sign in its size. */
const WIDTH = 600
const LETTER = 0.66

/**
 * A yard of the site's brand, drawn on the ground of its scene, with its name on its sign: of a location
 * without a picture. It says nothing that is not in the text beside it. Spec 3.28.
 */
export function PlaceDrawing({ place, scene, room = 'front' }: DrawingProps) {
  const Yard = yards[scene]
  return (
    <svg viewBox={`0 0 ${WIDTH} 220`} aria-hidden className="place-drawing">
      {room === 'front' ? (
        <Yard sign={place.name} isWorkshop={place.location_type !== 'sales'} />
      ) : (
        <Inside sign={place.name} scene={scene} room={room} />
      )}
    </svg>
  )
}

interface YardProps {
  readonly sign: string
  /** Roller doors in place of glass. */
  readonly isWorkshop: boolean
}

interface FrontProps extends Pick<YardProps, 'isWorkshop'> {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly bays: number
}

/** Glass or roller doors down to the ground, in bays. */
function Front({ x, y, width, bays, isWorkshop }: FrontProps) {
  const bay = width / bays
  const posts = Array.from({ length: bays - 1 }, (_, at) => `M${x + bay * (at + 1)} ${y}V220`)
  const slats = isWorkshop
    ? [0.25, 0.5, 0.75].map((at) => `M${x} ${y + (220 - y) * at}h${width}`)
    : []
  return (
    <>
      <rect x={x} y={y} width={width} height={220 - y} className="glass" />
      <path d={[...posts, ...slats].join('')} className="line" />
    </>
  )
}

interface SignProps extends Pick<YardProps, 'sign'> {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

/** The name in letters that fit. */
function Sign({ sign, x, y, width, size }: SignProps) {
  const fitted = Math.min(size, width / (sign.length * LETTER))
  return (
    <text x={x} y={y + fitted * 0.35} fontSize={fitted.toFixed(1)} textAnchor="middle">
      {sign}
    </text>
  )
}

/** A long showroom below a flat roof. */
const Showroom = ({ sign, isWorkshop }: YardProps) => (
  <>
    <rect x="52" y="78" width="496" height="142" className="wall" />
    <Front x={72} y={104} width={340} bays={5} isWorkshop={isWorkshop} />
    <rect x="436" y="120" width="54" height="100" className="door" />
    <rect x="30" y="50" width="540" height="36" className="roof" />
    <Sign sign={sign} x={300} y={68} width={480} size={26} />
  </>
)

/** Flags on a rope over the yard. */
const FLAGS = [20, 90, 160, 230, 300, 370, 440, 510]
const rope = (x: number): number => Math.round(30 + 26 * Math.sin(((x - 20) / 280) * Math.PI) ** 2)

/** A weatherboard office, and bunting over the yard. */
const Office = ({ sign, isWorkshop }: YardProps) => (
  <>
    <path
      d={`M${FLAGS.map((x) => `${x} ${rope(x)}`).join('L')}L580 ${rope(580)}`}
      className="line"
    />
    {FLAGS.map((x) => (
      <path key={x} d={`M${x + 20} ${rope(x + 20)}l14 26 16-24z`} className="flag" />
    ))}
    <path d="M130 220v-92h270v92z" className="wall" />
    <path d="M106 132 265 72l159 60z" className="roof" />
    <Front x={152} y={152} width={150} bays={2} isWorkshop={isWorkshop} />
    <rect x="326" y="150" width="48" height="70" className="door" />
    <path d="M508 220v-84" className="line" />
    <rect x="436" y="100" width="144" height="46" rx="8" className="board" />
    <Sign sign={sign} x={508} y={123} width={130} size={22} />
  </>
)

/** A shed with two gates and a tank, in outlines. */
const Shed = ({ sign, isWorkshop }: YardProps) => (
  <>
    <path d="M110 220V112L280 60l170 52v108z" className="wall" />
    <path d="M96 118 280 60l184 58" className="line" />
    <Front x={140} y={148} width={118} bays={isWorkshop ? 1 : 3} isWorkshop={isWorkshop} />
    <Front x={302} y={148} width={118} bays={1} isWorkshop />
    <path d="M486 220v-78h76v78zM486 142q38-26 76 0M486 168h76M486 194h76" className="line" />
    <path
      d="M52 220V66M52 66 24 48M52 66l28-18M52 66v-34M52 66 26 84M52 66l26 18"
      className="line"
    />
    <rect x="196" y="100" width="168" height="32" className="board" />
    <Sign sign={sign} x={280} y={116} width={152} size={20} />
  </>
)

/** A dark hall with one lit front. */
const Hall = ({ sign, isWorkshop }: YardProps) => (
  <>
    <path d="M40 220V70h520v150z" className="wall" />
    <Front x={70} y={112} width={330} bays={3} isWorkshop={isWorkshop} />
    <path d="M40 70h520" className="roof" />
    <rect x="432" y="130" width="70" height="90" className="door" />
    <Sign sign={sign} x={235} y={92} width={320} size={22} />
  </>
)

/** An office below a striped awning, and the sign at the road. */
const Lot = ({ sign, isWorkshop }: YardProps) => (
  <>
    <path d="M452 220V78" className="pole" />
    <path d="M336 20h232v58H404l-46 26 8-26h-30z" className="board" />
    <Sign sign={sign} x={452} y={49} width={186} size={38} />
    <rect x="60" y="120" width="240" height="100" className="wall" />
    <Front x={78} y={148} width={130} bays={2} isWorkshop={isWorkshop} />
    <rect x="232" y="146" width="46" height="74" className="door" />
    <path d="M44 134 64 96h232l20 38z" className="roof" />
    <path d="M98 134l10-38M152 134l5-38M207 134l-5-38M262 134l-10-38" className="line" />
  </>
)

const yards = { hall: Showroom, field: Office, plate: Shed, night: Hall, burst: Lot } as const

/** Where each scene has the ground of a sign that its letters are made for. */
const signs = {
  hall: 'roof',
  field: 'board',
  plate: 'board',
  night: 'wall',
  burst: 'board',
} as const

interface InsideProps extends Pick<YardProps, 'sign'> {
  readonly scene: SceneName
  readonly room: Exclude<PlaceRoom, 'front'>
}

/** A building with its doors open. */
function Inside({ sign, scene, room }: InsideProps) {
  // Letters on the wall itself stand below the roof.
  const top = signs[scene] === 'wall' ? 47 : 36
  return (
    <>
      <path d="M24 220V40h552v180z" className="wall" />
      <path d="M10 26h580v20H10z" className="roof" />
      <path d="M56 220V82h488v138z" className="room" />
      <rect x="190" y={top} width="220" height={34} rx="4" className={signs[scene]} />
      <Sign sign={sign} x={300} y={top + 17} width={180} size={20} />
      {room === 'workshop' ? <Hoist scene={scene} /> : <Counter />}
    </>
  )
}

/** Lamps, a hoist whose ramp is 44 units above the floor, and what a workshop of this kind has beside it. */
const Hoist = ({ scene }: Pick<InsideProps, 'scene'>) => (
  <>
    <path d="M110 82v8h90v-8zM290 82v8h90v-8z" className="lamp" />
    <path d="M82 220V104h10v116zM418 220V104h10v116zM74 176h362v9H74z" className="door" />
    {tools[scene].map(([kind, path]) => (
      <path key={path} d={path} className={kind} />
    ))}
  </>
)

/** Beside the hoist: what each path is, and the path. */
const tools: Readonly<Record<SceneName, readonly (readonly [kind: string, path: string])[]>> = {
  // A cabinet with drawers.
  hall: [
    ['roof', 'M458 150h66v70h-66z'],
    ['line', 'M458 168h66M458 186h66M458 204h66M484 158h14M484 176h14M484 194h14'],
    ['door', 'M470 150v-14h20v14M496 150v-22h18v22'],
  ],
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
  // A charging post with its cable.
  night: [
    ['roof', 'M470 116h40v104h-40z'],
    ['glass', 'M478 126h24v20h-24z'],
    ['line', 'm492 128-8 10h6l-2 8'],
    ['cable', 'M470 160q-34 0-30 30 4 24 30 22'],
  ],
  // Tyres in a pile, and a drum of oil.
  burst: [
    ['door', 'M444 202h50v18h-50zM448 184h50v18h-50zM444 166h50v18h-50zM448 148h50v18h-50z'],
    ['board', 'M502 164h34v56h-34z'],
    ['line', 'M502 178h34M502 206h34'],
  ],
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
