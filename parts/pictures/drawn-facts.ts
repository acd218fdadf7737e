import type { Car } from '#domain/car/car.ts'
import type { SimpleBody } from '#domain/car/kinds.ts'
import { lookOfMake } from './look-of-make.ts'

/** What a drawing of a car shows: names of body and colour, and a kit's words joined by hyphens. */
export interface DrawnFacts {
  readonly body: string
  readonly colour: string
  readonly kit: string
}

/** What a drawing is made of: a car, or a model of which there may be none in stock. */
export type DrawnCar = Pick<Car, 'make' | 'model' | 'item_type'> &
  Partial<
    Pick<
      Car,
      | 'badge'
      | 'series'
      | 'body'
      | 'simple_body'
      | 'simple_fuel'
      | 'carsales_title'
      | 'colour'
      | 'doors'
      | 'seats'
      | 'drive'
      | 'variant'
      | 'specifications'
      | 'standardEquipment'
    >
  >

type Fact = (car: DrawnCar) => boolean

const features = (pattern: RegExp): Fact => {
  return (car) => (car.standardEquipment ?? []).some((feature) => pattern.test(feature))
}

/** Whether a pattern occurs in what the maker calls the vehicle. */
const named = (pattern: RegExp): Fact => {
  return ({ make, model, badge, series, body, carsales_title, variant }) =>
    [make, model, badge, series, body, carsales_title, variant?.bodyconfiguration].some(
      (text) => text !== undefined && pattern.test(text),
    )
}

const anyOf =
  (...facts: Fact[]): Fact =>
  (car) =>
    facts.some((fact) => fact(car))

/** Whether it is shorter than a length in millimetres; false if its length is not known. */
const shorterThan =
  (lengthMm: number): Fact =>
  ({ variant }) =>
    (variant?.vehiclelength ?? lengthMm) < lengthMm

/** Whether it is at least a length in millimetres; false if its length is not known. */
const atLeast =
  (lengthMm: number): Fact =>
  ({ variant }) =>
    (variant?.vehiclelength ?? 0) >= lengthMm

const hasFourWheelDrive: Fact = ({ drive }) => /4wd|4x4|4 ?\* ?4/i.test(drive ?? '')
const isElectric: Fact = ({ simple_fuel }) => simple_fuel === 'Electric'
const hasTwoDoors: Fact = ({ doors }) => doors === 2 || doors === 3
const hasTwoTones: Fact = ({ colour }) =>
  /two.?tone|bi.?ton|contrast|(black|white|silver|grey) roof/i.test(colour ?? '')

type Words = Readonly<Record<string, Fact>>

const electric: Words = { electric: isElectric }
const hasRacks = features(/roof (rack|platform|tray|cage)/i)
const hasRails = features(/roof rail/i)
const roof: Words = { racks: hasRacks, rails: hasRails }
const spoiler: Words = { spoiler: features(/spoiler|rear wing/i) }
const twotone: Words = { twotone: hasTwoTones }
const barAndSnorkel: Words = { bullbar: features(/bull ?bar/i), snorkel: features(/snorkel/i) }

const utility: Words = {
  twodoor: anyOf(hasTwoDoors, named(/single[ -]?cab/i)),
  tray: anyOf(
    named(/cab[ -]?chassis|c\/chas|tray ?back/i),
    features(/(alloy|steel|flat|drop.?side|aluminium) tray/i),
  ),
  canopy: features(/canopy/i),
  sportsbar: features(/sports? ?bar|sail ?plane/i),
  ...electric,
  lifted: hasFourWheelDrive,
  racks: hasRacks,
  ...barAndSnorkel,
}

/**
 * The words of each body's kit and when they apply, in a kit's order; of `short`, `offroad`,
 * `small` and `large`, and of `tray`, `canopy` and `sportsbar`, the first that applies counts.
 */
const wordsOfBody: Readonly<Record<SimpleBody, Words>> = {
  SUV: {
    short: (car) => hasFourWheelDrive(car) && (hasTwoDoors(car) || shorterThan(4000)(car)),
    offroad: hasFourWheelDrive,
    small: shorterThan(4420),
    large: anyOf(atLeast(4760), ({ seats }) => (seats ?? 0) >= 7),
    ...electric,
    ...roof,
    ...barAndSnorkel,
    ...twotone,
  },
  Ute: utility,
  Truck: { twodoor: () => true, tray: () => true },
  Sedan: { large: atLeast(4920), ...electric, ...spoiler, ...twotone },
  Hatchback: {
    small: shorterThan(4150),
    twodoor: hasTwoDoors,
    ...electric,
    ...spoiler,
    ...twotone,
  },
  Wagon: {
    small: shorterThan(4600),
    ...electric,
    lifted: ({ drive }) => drive === 'AWD',
    ...roof,
  },
  Coupe: { ...electric, ...spoiler, ...twotone },
  Convertible: electric,
  Van: { small: shorterThan(5050), large: atLeast(5500), ...electric, racks: hasRacks },
  'People Mover': { small: shorterThan(4850), ...electric, rails: hasRails },
  Bus: {},
  Motorcycle: {
    adventure: named(
      /adventure|tiger|\bgs\b|africa twin|v-?strom|t[eé]n[eé]r[eé]|multistrada|versys|klr|himalayan/i,
    ),
    cruiser: named(
      /cruiser|harley|softail|sportster|chopper|bobber|vulcan|boulevard|rebel|indian|shadow|road king|fat boy|scout/i,
    ),
    sport: named(
      /ninja|cbr|yzf|gsx-?r|\br(1|3|6|7|15)\b|panigale|super ?sport|\bzx|daytona|rsv4|hayabusa/i,
    ),
    trail: named(/dirt|enduro|motocross|trail|crf|\bwr\d|\byz\d|\bkx|klx|exc|ttr|dr-?z|rm-?z/i),
  },
  Caravan: {
    offroad: anyOf(named(/off.?road|out ?back|terrain|cross ?country/i), features(/off.?road/i)),
    poptop: named(/pop.?top|expanda/i),
    camper: named(/camper/i),
    silver: named(/airstream|silverline/i),
    single: ({ specifications }) => /single/i.test(specifications?.axle_type ?? ''),
    awning: features(/awning/i),
  },
}

/** Words of which only the first that applies counts. */
const alternatives = [
  ['short', 'offroad', 'small', 'large'],
  ['tray', 'canopy', 'sportsbar'],
  ['racks', 'rails'],
  ['adventure', 'cruiser', 'sport', 'trail'],
  ['poptop', 'camper', 'silver'],
]

/** The number of styles of most cars, and of bodies that have fewer. */
const STYLES = 4
const FEWER_STYLES: Partial<Record<SimpleBody, number>> = { Van: 2, Motorcycle: 3, Caravan: 3 }
/** They have no maker's look. */
const lookless: readonly (SimpleBody | undefined)[] = ['Motorcycle', 'Caravan']

/** The same number from 1 to `count` for every car of a badge, since they have the same wheels. */
function styleOf({ make, model, badge = '', series = '' }: DrawnCar, count: number): number {
  let hash = 0
  for (const letter of `${make}|${model}|${badge}|${series}`) {
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  }
  return 1 + (hash % count)
}

const bodyOfItem = {
  car: undefined,
  motorcycle: 'Motorcycle',
  caravan: 'Caravan',
  truck: 'Truck',
} as const

/**
 * What a drawing shows of a car: its body and colour, and from its data the size, doors, tray,
 * equipment and drive. Nothing is drawn that the data do not say, except the look, which differs from
 * model to model by the class of its maker, and the wheels, from badge to badge.
 */
export function drawnFacts(car: DrawnCar): DrawnFacts {
  const simpleBody = car.simple_body ?? bodyOfItem[car.item_type]
  const applying = Object.entries(simpleBody ? wordsOfBody[simpleBody] : {})
    .filter(([, applies]) => applies(car))
    .map(([word]) => word)
  const words = applying.filter((word) => {
    const group = alternatives.find((names) => names.includes(word)) ?? [word]
    return group.find((name) => applying.includes(name)) === word
  })
  const style = styleOf(car, (simpleBody && FEWER_STYLES[simpleBody]) ?? STYLES)
  const look = lookless.includes(simpleBody) ? '' : lookOfMake(car.make, car.model, simpleBody)
  return {
    body: car.simple_body ?? car.body ?? car.item_type,
    colour: car.colour ?? '',
    kit: [...words, ...(look ? [look] : []), ...(style > 1 ? [`style${style}`] : [])].join('-'),
  }
}
