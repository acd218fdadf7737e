import type { SceneName } from '#domain/site/look-axes.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { receptions } from './place-reception.tsx'
import { Sign } from './place-sign.tsx'
import { workshops } from './place-workshop.tsx'

interface DrawingProps {
  readonly place: Pick<SiteLocation, 'name' | 'location_type'>
  readonly scene: SceneName
  readonly room?: PlaceRoom
}

/** What is drawn of a place: its front, or what is behind its open doors. */
export type PlaceRoom = 'front' | 'workshop' | 'reception'

/** The width of a drawing in units. */
const WIDTH = 600

/**
 * A yard of the site's brand, drawn on the ground of its scene, with its name on its sign: of a location
 * without a picture. It says nothing that is not in the text beside it. Spec 3.28.
 */
export function PlaceDrawing({ place, scene, room = 'front' }: DrawingProps) {
  const Yard = yards[scene]
  const Room = room === 'workshop' ? workshops[scene] : receptions[scene]
  return (
    <svg viewBox={`0 0 ${WIDTH} 220`} aria-hidden className="place-drawing">
      {room === 'front' ? (
        <Yard sign={place.name} isWorkshop={place.location_type !== 'sales'} />
      ) : (
        <Room sign={place.name} />
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
    <path d="M556 220V78" className="pole" />
    <path d="M352 20h232v58H420l-46 26 8-26h-30z" className="board" />
    <Sign sign={sign} x={468} y={49} width={206} size={38} />
    <rect x="60" y="120" width="240" height="100" className="wall" />
    <Front x={78} y={148} width={130} bays={2} isWorkshop={isWorkshop} />
    <rect x="232" y="146" width="46" height="74" className="door" />
    <path d="M44 134 64 96h232l20 38z" className="roof" />
    <path d="M98 134l10-38M152 134l5-38M207 134l-5-38M262 134l-10-38" className="line" />
  </>
)

const yards = { hall: Showroom, field: Office, plate: Shed, night: Hall, burst: Lot } as const
