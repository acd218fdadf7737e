import type { Car } from '#domain/car/car.ts'
import { colourFamily } from '#domain/car/paint/colour-family.ts'
import { comparedPrice } from '#domain/car/price-display.ts'

/** Whether a query means a car: written by hand for each query, from the car's record alone. */
export type Means = (car: Car) => boolean

const all =
  (...parts: readonly Means[]): Means =>
  (car) =>
    parts.every((part) => part(car))
const make =
  (...names: readonly string[]): Means =>
  (car) =>
    names.includes(car.make)
const model =
  (...names: readonly string[]): Means =>
  (car) =>
    names.includes(car.model)
const body =
  (name: string): Means =>
  (car) =>
    car.simple_body === name
const fuel =
  (...names: readonly string[]): Means =>
  (car) =>
    names.includes(car.simple_fuel ?? '')
const seats =
  (count: number): Means =>
  (car) =>
    car.seats === count
const doors =
  (count: number): Means =>
  (car) =>
    car.doors === count
const type =
  (name: string): Means =>
  (car) =>
    car.car_type === name
const city =
  (name: string): Means =>
  (car) =>
    (car.city ?? car.location?.address?.city) === name
const upTo =
  (dollars: number): Means =>
  (car) =>
    (comparedPrice(car) ?? Infinity) <= dollars
const from =
  (dollars: number): Means =>
  (car) =>
    (comparedPrice(car) ?? 0) >= dollars
const kmUpTo =
  (km: number): Means =>
  (car) =>
    (car.km ?? Infinity) <= km
const kmFrom =
  (km: number): Means =>
  (car) =>
    (car.km ?? -1) >= km
const year =
  (first: number, last = 9999): Means =>
  (car) =>
    (car.year ?? 0) >= first && (car.year ?? 0) <= last
const automatic: Means = (car) => car.simple_transmission === 'Automatic'
const manual: Means = (car) => car.simple_transmission === 'Manual'
const four: Means = (car) => car.drive === '4WD' || car.drive === 'AWD'
const stock =
  (number: string): Means =>
  (car) =>
    car.stocknum === number
const has =
  (entry: RegExp): Means =>
  (car) =>
    (car.standardEquipment ?? []).some((own) => entry.test(own))
/** A word of what the car is, such as its paint, the family of that, or its badge. */
const says =
  (word: RegExp): Means =>
  (car) =>
    [
      car.colour,
      colourFamily(car.colour ?? ''),
      car.badge,
      car.series,
      car.body,
      car.model,
      car.make,
    ].some((text) => word.test(text ?? ''))
const atLeastSeats =
  (count: number): Means =>
  (car) =>
    (car.seats ?? 0) >= count
const family =
  (...names: readonly string[]): Means =>
  (car) =>
    names.includes(colourFamily(car.colour ?? ''))
const doubleCab: Means = (car) =>
  car.body === 'Double Cab Pick-up' || car.body === 'Crew Cab Pickup'
const sold: Means = (car) => car.status === 'sold'
const either =
  (...parts: readonly Means[]): Means =>
  (car) =>
    parts.some((part) => part(car))
/** A word of the car's name. */
const begins =
  (word: RegExp): Means =>
  (car) =>
    word.test(car.make) || word.test(car.model)
const everything: Means = () => true
const nothing: Means = () => false

const hilux = model('Hilux')
const landcruiser: Means = (car) => car.model.startsWith('Landcruiser')
const sleeping: Means = (car) => car.specifications?.sleeps !== undefined
const ranged: Means = (car) => car.variant?.electricrange !== undefined
const rangeFrom =
  (km: number): Means =>
  (car) =>
    (car.variant?.electricrange ?? 0) >= km
const weekly = (car: Car): number | undefined => car.finance_lenders?.['4']?.paymentWeek
const financed: Means = (car) => weekly(car) !== undefined
const weekUpTo =
  (dollars: number): Means =>
  (car) =>
    (weekly(car) ?? Infinity) <= dollars
const sized: Means = (car) => car.variant?.enginesize !== undefined
const capacity =
  (least: number, most = 99_999): Means =>
  (car) =>
    (car.variant?.enginesize ?? -1) >= least && (car.variant?.enginesize ?? -1) <= most
const mazda3 = all(make('Mazda'), model('3'))
const suv = body('SUV')
const ute = body('Ute')
const suvOrUte = either(suv, ute)

const anyOf =
  (...names: readonly string[]): Means =>
  ({ simple_body = '' }) =>
    names.includes(simple_body)
const forFamilies = all(anyOf('SUV', 'Wagon', 'People Mover'), ({ seats = 0 }) => seats >= 5)
const firstCar = all(
  anyOf('Hatchback', 'Sedan'),
  upTo(15_000),
  (car) => (car.variant?.enginesize ?? 0) <= 2_049,
)
const thrifty: Means = ({ status, simple_fuel, variant }) =>
  status !== 'sold' &&
  (simple_fuel === 'Electric' || (variant?.fuelconsumptioncombined ?? Infinity) <= 6)
const towing: Means = ({ variant }) => variant?.brakedtowing !== undefined
const tows =
  (kg: number): Means =>
  ({ variant }) =>
    (variant?.brakedtowing ?? 0) >= kg

/** Parts of queries that mean the same in any order, and together what each means. */
export const queryParts: readonly (readonly [words: string, means: Means])[] = [
  ['toyota', make('Toyota')],
  ['red', says(/\bred\b/i)],
  ['suv', suv],
  ['diesel', fuel('Diesel')],
  ['automatic', automatic],
  ['4wd', four],
  ['7 seats', seats(7)],
  ['5 door', doors(5)],
  ['used', type('used')],
  ['under 40k', upTo(40_000)],
  ['over $15,000', from(15_000)],
  ['less than 80,000 km', kmUpTo(80_000)],
  ['2019 or newer', year(2019)],
  ['newstead', city('Newstead')],
]

/** What buyers type, and which cars they mean. Queries that mean no car at all say so. */
export const querySet: readonly (readonly [query: string, means: Means])[] = [
  // Makes and models, as they are spelled
  ['toyota', make('Toyota')],
  ['Toyota Hilux', hilux],
  ['hilux', hilux],
  ['HILUX', hilux],
  ['  hilux  ', hilux],
  ['ford ranger', model('Ranger')],
  ['kia carnival', model('Carnival')],
  ['mazda', make('Mazda')],
  ['subaru outback', all(make('Subaru'), model('Outback'))],
  ['land rover', make('Land Rover')],
  ['mitsubishi triton', model('Triton')],
  ['isuzu', make('Isuzu')],
  ['tesla', make('Tesla')],
  ['tesla model 3', model('Model 3')],
  ['bmw m2', model('M2')],
  ['jayco', make('Jayco')],
  ['royal enfield', make('Royal Enfield')],
  ['new age', make('New Age')],
  ['grand cherokee', model('Grand Cherokee')],
  ['santa fe', model('Santa Fe')],
  ['mustang', all(make('Ford'), model('Mustang', 'Mustang Mach-E'))],
  ['porsche', make('Porsche')],
  ['mg', make('MG')],
  // Beginnings, while they are typed
  ['toyo', make('Toyota')],
  ['hilu', hilux],
  ['land cru', landcruiser],
  ['ford rang', model('Ranger')],
  ['volksw', make('Volkswagen')],
  ['to', begins(/\bto/i)],
  ['To', begins(/\bto/i)],
  ['for', begins(/\bfor/i)],
  // Joined and split
  ['land cruiser', landcruiser],
  ['landcruiser', landcruiser],
  ['toyota land cruiser', landcruiser],
  ['landcruiser prado', model('Landcruiser Prado')],
  ['land cruiser prado', model('Landcruiser Prado')],
  ['cx5', model('CX-5')],
  ['cx-5', model('CX-5')],
  ['cx 5', model('CX-5')],
  ['mazda cx5', model('CX-5')],
  ['i30', (car) => car.model === 'i30' || car.model === 'i30 N'],
  ['hyundai i 30', (car) => car.model === 'i30' || car.model === 'i30 N'],
  ['mazda3', mazda3],
  ['mazda 3', mazda3],
  ['mazda2', all(make('Mazda'), model('2'))],
  ['rav4', model('RAV4')],
  ['rav 4', model('RAV4')],
  ['toyota rav 4', model('RAV4')],
  ['x trail', model('X-Trail')],
  ['nissan xtrail', model('X-Trail')],
  ['dmax', model('D-MAX')],
  ['isuzu d max', model('D-MAX')],
  ['mux', model('MU-X')],
  ['bt50', model('BT-50')],
  ['f150', model('F-150')],
  ['crv', model('CR-V')],
  ['honda cr v', model('CR-V')],
  ['model3', model('Model 3')],
  ['santafe', model('Santa Fe')],
  ['ioniq5', (car) => car.model.startsWith('Ioniq 5')],
  ['a45', model('A 45 S')],
  ['landrover', make('Land Rover')],
  // Other names
  ['vw golf', model('Golf')],
  ['vw', make('Volkswagen')],
  ['chevy silverado', model('Silverado 1500')],
  ['merc', (car) => car.make.startsWith('Mercedes')],
  ['beemer', make('BMW')],
  // Stock numbers and years
  ['H10004', stock('H10004')],
  ['h10004', stock('H10004')],
  ['K10007', stock('K10007')],
  ['2021 hilux', all(hilux, year(2021, 2021))],
  ['2019 mazda 3', all(mazda3, year(2019, 2019))],
  // Bodies
  ['suv', suv],
  ['suvs', suv],
  ['ute', ute],
  ['utes', ute],
  ['pickup', ute],
  ['station wagon', body('Wagon')],
  ['hatch', body('Hatchback')],
  ['hatchback', body('Hatchback')],
  ['sedan', body('Sedan')],
  ['people mover', body('People Mover')],
  ['convertible', body('Convertible')],
  ['coupe', body('Coupe')],
  ['coupé', body('Coupe')],
  ['motorbike', body('Motorcycle')],
  ['toyota suv', all(make('Toyota'), suv)],
  // Fuels
  ['diesel', fuel('Diesel')],
  ['hybrid', fuel('Hybrid', 'Plug-in Hybrid')],
  ['plug-in hybrid', fuel('Plug-in Hybrid')],
  ['phev', fuel('Plug-in Hybrid')],
  ['electric', fuel('Electric')],
  ['ev', fuel('Electric')],
  ['electric suv', all(fuel('Electric'), suv)],
  ['kona electric', all(model('Kona'), fuel('Electric'))],
  ['petrol hatch', all(fuel('Petrol'), body('Hatchback'))],
  ['camry hybrid', all(model('Camry'), fuel('Hybrid'))],
  // Gearbox and drive
  ['automatic', automatic],
  ['auto', automatic],
  ['auto hatch', all(automatic, body('Hatchback'))],
  ['manual', manual],
  ['manual ute', all(manual, ute)],
  ['manual hilux', all(manual, hilux)],
  ['4x4', four],
  ['4wd', four],
  ['awd', four],
  ['all wheel drive', four],
  ['awd suv', all(four, suv)],
  ['4x4 ute', all(four, ute)],
  ['rear wheel drive', (car) => car.drive === 'RWD'],
  ['fwd', (car) => car.drive === 'FWD'],
  // Seats and doors
  ['7 seats', seats(7)],
  ['7 seater', seats(7)],
  ['7-seater', seats(7)],
  ['7 seat suv', all(seats(7), suv)],
  ['seven seater', seats(7)],
  ['8 seats', seats(8)],
  ['9 seats', nothing],
  ['5 door', doors(5)],
  ['2 door coupe', all(doors(2), body('Coupe'))],
  // Condition and place
  ['new', type('new')],
  ['new caravan', all(type('new'), body('Caravan'))],
  ['used new age', all(type('used'), make('New Age'))],
  ['"new"', make('New Age')],
  ['new toyota', all(type('new'), make('Toyota'))],
  ['demo', type('demo')],
  ['demos', type('demo')],
  ['used', type('used')],
  ['used kia', all(type('used'), make('Kia'))],
  ['second hand ute', all(type('used'), ute)],
  ['newstead', city('Newstead')],
  ['red suv newstead', all(says(/\bred\b/i), suv, city('Newstead'))],
  ['hilux springwood', all(hilux, city('Springwood'))],
  ['port melbourne', city('Port Melbourne')],
  ['suv in hamilton', all(suv, city('Hamilton'))],
  // Prices, kilometres, years
  ['under 30000', upTo(30_000)],
  ['under $30,000', upTo(30_000)],
  ['suv under 30k', all(suv, upTo(30_000))],
  ['diesel ute under $45,000', all(fuel('Diesel'), ute, upTo(45_000))],
  ['4x4 ute under 40k', all(four, ute, upTo(40_000))],
  ['red 7 seater suv under 30k', all(says(/\bred\b/i), seats(7), suv, upTo(30_000))],
  ['$20k-$30k', all(from(20_000), upTo(30_000))],
  ['between 20k and 30k', all(from(20_000), upTo(30_000))],
  ['over 100k', from(100_000)],
  ['less than 50,000 km', kmUpTo(50_000)],
  ['hilux under 100000km', all(hilux, kmUpTo(100_000))],
  ['over 100,000 kms', kmFrom(100_000)],
  ['2019 or newer', year(2019)],
  ['suv 2020+', all(suv, year(2020))],
  ['before 2018', year(0, 2017)],
  ['2018-2020 corolla', all(says(/^Corolla/), year(2018, 2020))],
  ['cars for sale under 20k', upTo(20_000)],
  // Colours, badges, equipment
  ['white hilux', all(says(/\bwhite\b/i), hilux)],
  ['grey wagon', all(says(/\bgrey\b/i), body('Wagon'))],
  ['black suv', all(says(/\bblack\b/i), suv)],
  ['hilux sr5', all(hilux, says(/\bSR5/))],
  ['ranger wildtrak', all(model('Ranger'), says(/\bWildtrak/))],
  ['suv with sunroof', all(suv, has(/\bsunroof/i))],
  ['apple carplay', all(has(/\bapple\b/i), has(/\bcarplay/i))],
  ['android auto', all(has(/\bandroid\b/i), has(/\bauto/i))],
  ['hilux heated seats', all(hilux, has(/\bheated\b/i), has(/\bseats/i))],
  // Any of several
  ['toyota, ford', make('Toyota', 'Ford')],
  ['toyota or ford', make('Toyota', 'Ford')],
  ['hilux or ranger', model('Hilux', 'Ranger')],
  ['hilux or ranger under 40k', all(model('Hilux', 'Ranger'), upTo(40_000))],
  // Any of several values of one field
  ['suv or ute', suvOrUte],
  ['suv ute', suvOrUte],
  ['utes, suvs', suvOrUte],
  ['suv or ute under 40k', all(suvOrUte, upTo(40_000))],
  ['suv under 30k or ute', all(suvOrUte, upTo(30_000))],
  ['diesel suv or ute', all(fuel('Diesel'), suvOrUte)],
  ['hatchback, sedan or wagon', either(body('Hatchback'), body('Sedan'), body('Wagon'))],
  ['automatic or manual', either(automatic, manual)],
  ['auto or manual hilux', all(hilux, either(automatic, manual))],
  ['petrol or hybrid', fuel('Petrol', 'Hybrid', 'Plug-in Hybrid')],
  ['petrol, hybrid', fuel('Petrol', 'Hybrid', 'Plug-in Hybrid')],
  ['petrol/diesel', fuel('Petrol', 'Diesel')],
  ['petrol hybrid', fuel('Hybrid', 'Plug-in Hybrid')],
  ['hybrid or electric', fuel('Hybrid', 'Plug-in Hybrid', 'Electric')],
  ['hybrid or phev', fuel('Hybrid', 'Plug-in Hybrid')],
  ['4x4 or fwd', (car) => four(car) || car.drive === 'FWD'],
  ['used or demo', either(type('used'), type('demo'))],
  ['7 or 8 seats', either(seats(7), seats(8))],
  ['5 seats, 7 seats', either(seats(5), seats(7))],
  ['2018 or 2019', year(2018, 2019)],
  ['white or black suv', all(family('White', 'Black'), suv)],
  ['red, blue or green', family('Red', 'Blue', 'Green')],
  ['black white hatch', all(family('White', 'Black'), body('Hatchback'))],
  ['toyota ford', make('Toyota', 'Ford')],
  ['hilux ranger', model('Hilux', 'Ranger')],
  ['hilux ranger diesel', all(model('Hilux', 'Ranger'), fuel('Diesel'))],
  ['mustang ford', all(make('Ford'), model('Mustang', 'Mustang Mach-E'))],
  ['chevrolet 1500', model('Silverado 1500')],
  // Cabs
  ['dual cab', doubleCab],
  ['double cab', doubleCab],
  ['crew cab', doubleCab],
  ['dual-cab ute', doubleCab],
  ['hilux 4x4 dual cab', all(hilux, four, doubleCab)],
  // At least so many
  ['7 seats or more', atLeastSeats(7)],
  ['7+ seats', atLeastSeats(7)],
  ['7 seats+', atLeastSeats(7)],
  ['at least 7 seats', atLeastSeats(7)],
  ['minimum 7 seater', atLeastSeats(7)],
  ['more than 5 seats', atLeastSeats(6)],
  ['diesel suv with 7 or more seats', all(fuel('Diesel'), suv, atLeastSeats(7))],
  // Status
  ['sold', sold],
  ['sold hilux', all(sold, hilux)],
  ['coming soon', (car) => car.status === 'coming_soon'],
  ['tesla 3', model('Model 3')],
  // Typos
  ['land cruzer', landcruiser],
  ['landcruzer', landcruiser],
  ['toyota land cruzer', landcruiser],
  ['mitsibushi', make('Mitsubishi')],
  ['toyta', make('Toyota')],
  ['hilx', hilux],
  ['hillux', hilux],
  ['hyundia', make('Hyundai')],
  ['mitsubushi', make('Mitsubishi')],
  ['volkswagon', make('Volkswagen')],
  ['land cruser', landcruiser],
  ['porshe', make('Porsche')],
  ['suzki', make('Suzuki')],
  ['toyta hilx', hilux],
  // Words that say nothing, or that nothing has
  ['cars', everything],
  ['cars for sale', everything],
  ['car', everything],
  ['for sale', everything],
  ['!!!', everything],
  ['-', everything],
  ['ferrari', nothing],
  ['xyzzy', nothing],
  ['"toyta"', nothing],
  ['тойота', nothing],
  ['トヨタ', nothing],
]

/** Figures that words ask for: whether a car states any, and whether it is meant. */
export const figureSet: readonly (readonly [query: string, states: Means, means: Means])[] = [
  ['sleeps 4', sleeping, (car) => car.specifications?.sleeps === 4],
  ['4 berth', sleeping, (car) => car.specifications?.sleeps === 4],
  ['6 berth caravan', sleeping, (car) => car.specifications?.sleeps === 6],
  ['sleeps 4 or more', sleeping, (car) => (car.specifications?.sleeps ?? 0) >= 4],
  ['jayco sleeps 4', sleeping, all(make('Jayco'), (car) => car.specifications?.sleeps === 4)],
  ['range over 400km', ranged, rangeFrom(400)],
  ['500 km range', ranged, rangeFrom(500)],
  ['electric range at least 500', ranged, rangeFrom(500)],
  ['ev with 400km+ range', ranged, all(fuel('Electric'), rangeFrom(400))],
  ['range over 300 miles', ranged, rangeFrom(483)],
  ['under $150 a week', financed, weekUpTo(150)],
  ['$150 pw', financed, weekUpTo(150)],
  ['suv under $150 per week', financed, all(suv, weekUpTo(150))],
  ['low payments', financed, financed],
  ['tows 3000 kg', towing, tows(3_000)],
  ['towing 3000kg', towing, tows(3_000)],
  ['ute that tows 3.5t', towing, all(ute, tows(3_500))],
  ['family', forFamilies, forFamilies],
  ['family suv', forFamilies, all(suv, forFamilies)],
  ['first car', firstCar, firstCar],
  ['first car automatic', firstCar, all(firstCar, automatic)],
  ['cheap to run', thrifty, thrifty],
  ['650cc', sized, capacity(611, 676)],
  ['650cc motorbike', sized, all(body('Motorcycle'), capacity(611, 676))],
  ['under 500cc', sized, capacity(0, 500)],
  ['over 1000 cc motorcycle', sized, all(body('Motorcycle'), capacity(1000))],
  ['2.8L diesel', sized, all(fuel('Diesel'), capacity(2750, 2849))],
]

/** What no demo dealer has, though other words of its cars would match. */
export const notInStock: readonly string[] = [
  ...['mazda 6', 'mazda 6 wagon', 'model s', 'tesla model x', 'cx 9', 'single cab', 'space cab'],
]
