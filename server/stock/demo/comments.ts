import type { Car } from '#domain/car/car.ts'
import { formatNumber } from '#domain/format.ts'
import type { Random } from './random.ts'

/** The dealer that writes the comments: names and country. */
export type CommentAuthor = { dealer: string; yard: string; country: 'AU' | 'NZ' }

const openings: Record<Car['car_type'], string[]> = {
  new: [
    'Brand new and ready for delivery from {yard}: this {name} {badge} in {colour} has not been pre-registered and carries the full manufacturer warranty from the day you drive away.',
    'No waiting list. This {name} {badge} is here now, plastic still on the seats, and can be on the road this week.',
  ],
  demo: [
    'Driven by our team and looked after as if it were our own, this demonstrator {name} {badge} has only {km} km on the clock and saves you a good deal on a new one.',
    'Our {badge} demonstrator is now for sale. It has done {km} km, mostly short test drives around {yard}, and still has the balance of the new-car warranty.',
  ],
  used: [
    'A tidy, honest {name} {badge} in {colour}. It has travelled {km} km and comes with two keys and the owner’s books.',
    'Traded on a new car by the family who looked after it, this {name} {badge} presents well inside and out.',
    'Looking for a well cared-for {make} {model}? Drive this one. {km} km, {colour}, and everything works as it should.',
    'We rarely see a {model} {badge} this clean at the money.',
  ],
}

const bodies: Partial<Record<string, string[]>> = {
  Ute: [
    'The tub is straight, the tow bar has seen a trailer and not much more, and the chassis is clean underneath. It will pull the boat on Saturday and go to work on Monday.',
    'Rated to tow and set up for it. We have had the diffs and driveline checked by our own workshop.',
  ],
  SUV: [
    'There is room for the prams, the sports bags and the dog, and you sit up high enough to see what the traffic is doing.',
    'Easy to park, easy to load, and comfortable enough for the long run up the coast.',
  ],
  Hatchback: [
    'It is light on fuel, simple to park and a sensible first car.',
    'A great commuter: cheap to run, cheap to insure and bigger inside than you would think.',
  ],
  Sedan: ['Quiet and settled on the highway, with a boot that takes two large suitcases.'],
  Wagon: [
    'The load area is long and flat, and the all-weather grip makes it a favourite of families who ski and camp.',
  ],
  Van: [
    'The cargo bay is lined, the sliding doors run smoothly and there is a proper bulkhead behind the seats.',
  ],
  'People Mover': ['Everyone gets a real seat, and the power doors make school pick-up painless.'],
  Motorcycle: [
    'The chain, sprockets and tyres all have plenty of life left and it starts on the first press.',
  ],
  Caravan: [
    'We have tested gas, water and electrics, and the annexe and awning are without tears. Come and walk through it.',
  ],
}

const promisesAU = [
  'Every used car is inspected in our own workshop before it goes on the yard, and we give you the report.',
  'Finance can be arranged on site, and we are happy to value your trade-in while you take a test drive.',
  'Clear title, guaranteed. We can deliver anywhere in Australia and will do a video walk-around over the phone if you are not local.',
  'Ask us about a 3-year mechanical protection plan, and a 48-hour money-back guarantee on used vehicles.',
]

const promisesNZ = [
  'Freshly imported, fully complied and with a new WoF. The auction sheet is here for you to read.',
  'Price includes on-road costs. Trade-ins are welcome and we can arrange delivery to either island.',
  'Odometer verified, radio and maps converted to English, and a full tank when you collect it.',
  'All our cars come with a mechanical inspection report. Bring your own mechanic if you like: we will put the kettle on.',
]

const closings = [
  'Call {dealer} to make sure it is still here before you make the trip.',
  'Please note that features are supplied by a data provider; check anything that matters to you with our team.',
  'Our doors are open six days. Come for a drive.',
]

function fillTemplate(template: string, car: Car, author: CommentAuthor): string {
  const values: Record<string, string> = {
    name: car.name,
    make: car.make,
    model: car.model,
    badge: car.badge ?? '',
    colour: car.colour ?? 'a popular colour',
    km:
      car.km === undefined
        ? 'few'
        : formatNumber(car.km, author.country === 'NZ' ? 'en-NZ' : 'en-AU'),
    ...author,
  }
  return template
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .replace(/ {2,}/g, ' ')
}

const NO_COMMENTS_PROBABILITY = 0.03
const SHORT_PROBABILITY = 0.2

/** The dealer's comments: one sentence or several paragraphs; undefined for a few cars. */
export function dealerComments(
  car: Car,
  author: CommentAuthor,
  random: Random,
): string | undefined {
  if (random.chance(NO_COMMENTS_PROBABILITY)) return undefined
  const opening = random.pick(openings[car.car_type])
  if (random.chance(SHORT_PROBABILITY)) return fillTemplate(opening, car, author)
  const body = bodies[car.simple_body ?? '']
  const promises = random.subset(author.country === 'NZ' ? promisesNZ : promisesAU, 0.6)
  const paragraphs = [opening, ...(body ? [random.pick(body)] : []), promises.join(' ')]
  return [...paragraphs, random.pick(closings)]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => fillTemplate(paragraph, car, author))
    .join('\n\n')
}
