import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import type { LeadStage } from '#domain/enquiry/lead-stage.ts'

/** What the dealer's people have done about an enquiry. */
export interface DemoWork {
  readonly stage: LeadStage
  /** Why it was lost. */
  readonly reason?: string
  /** Which of those who work leads; nobody where absent. */
  readonly owner?: number
  /** Minutes until somebody called. */
  readonly calledAfter?: number
  readonly note?: string
}

/** An enquiry of the demo. */
export interface DemoEnquiry {
  /** When it came: minutes ago, or days ago at a time of day. */
  readonly came: number | readonly [days: number, time: string]
  readonly form: FormKind
  /** Whether it names a car of the stock. */
  readonly hasCar?: true
  /** What was typed, by the names of the form's fields; `{car}` is the car's name. */
  readonly values: Readonly<Record<string, string>>
  /** `utm_source` of the address that led to the site. */
  readonly source?: string
  /** The drive: days from now, a time of day, and whether it is confirmed. */
  readonly drive?: { readonly days: number; readonly time: string; readonly isConfirmed?: true }
  readonly work?: DemoWork
  /** The dealer's mailbox refused it. */
  readonly isUndelivered?: true
}

const HOUR = 60

/** What buyers of a demo site asked in the last two weeks, the latest first: of every kind, age and stage. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    came: 4,
    form: 'enquiry',
    hasCar: true,
    values: {
      message: 'Is the {car} still here? I could come and look at it on Saturday morning.',
    },
    source: 'google',
  },
  {
    came: 47,
    form: 'finance',
    hasCar: true,
    values: {
      message:
        'We would put down 5,000 and pay the rest over five years. What would the {car} come to a week?',
    },
    source: 'facebook',
  },
  {
    came: 3 * HOUR + 10,
    form: 'call_back',
    hasCar: true,
    values: { message: 'Please ring after four, I am on site until then.' },
  },
  {
    came: 6 * HOUR,
    form: 'enquiry',
    hasCar: true,
    values: {
      message:
        'My daughter needs a first car by the end of the month. Is the {car} cheap to insure, and would you take a little less for cash?',
    },
    isUndelivered: true,
    work: {
      stage: 'contacted',
      owner: 0,
      calledAfter: 25,
      note: 'Comes on Saturday with her father. Wants to see the service book.',
    },
  },
  {
    came: [1, '16:20'],
    form: 'test_drive',
    hasCar: true,
    values: { message: 'My husband drives it too, so there are two of us.' },
    drive: { days: 2, time: '10:30' },
  },
  {
    came: [1, '11:05'],
    form: 'test_drive',
    hasCar: true,
    values: {},
    source: 'google',
    drive: { days: 1, time: '14:00', isConfirmed: true },
    work: { stage: 'booked', owner: 1 },
  },
  {
    came: [2, '15:40'],
    form: 'contact',
    values: {
      message: 'Do you buy cars without selling one? Ours is nine years old and has done 140,000.',
    },
    work: { stage: 'contacted', owner: 0, calledAfter: 12 },
  },
  {
    came: [2, '10:15'],
    form: 'request_photos',
    hasCar: true,
    values: { message: 'The tyres, the boot floor and the driver’s seat, please.' },
    work: { stage: 'contacted', owner: 1, note: 'Took eight on the phone and sent them.' },
  },
  {
    came: [3, '14:30'],
    form: 'service',
    values: {
      own_vehicle: '2019 Toyota Corolla',
      Rego: 'KBN48T',
      own_odometer: '84,000',
      message: 'A hum from the front above 80, and the service light came on last week.',
    },
    work: { stage: 'contacted', owner: 0 },
  },
  {
    // Over a target of any number of minutes, whatever days lie between.
    came: [4, '17:10'],
    form: 'enquiry',
    hasCar: true,
    values: {
      message:
        'Does the {car} come with its full service history, and are there marks that the photos do not show?',
    },
    source: 'carsales',
  },
  {
    came: [5, '09:35'],
    form: 'parts',
    values: {
      own_vehicle: '2016 Mazda 3',
      message: 'The left mirror glass, heated. Only the glass, the housing is fine.',
    },
    work: { stage: 'lost', reason: 'Price', owner: 1 },
  },
  {
    came: [6, '03:12'],
    form: 'contact',
    values: { message: 'We place your website FIRST for only 99 a month. Reply YES.' },
    work: { stage: 'spam' },
  },
  {
    came: [7, '12:50'],
    form: 'enquiry',
    hasCar: true,
    values: { message: 'I have looked at three of these now. What is the best you can do?' },
    work: {
      stage: 'won',
      owner: 0,
      calledAfter: 9,
      note: 'Collected on Thursday. The second key is in the drawer.',
    },
  },
  {
    came: [11, '10:05'],
    form: 'fleet',
    values: {
      company: 'Bright Spark Electrical',
      message: 'Three vans with racks, all of one colour, by the new year.',
    },
    source: 'google',
    work: {
      stage: 'contacted',
      owner: 1,
      calledAfter: 34,
      note: 'Quote for three goes out Monday.',
    },
  },
]

/** Cars that buyers had valued, by what the wizard asks. */
export const demoValuations = [
  {
    came: 95,
    rego: 'TRD419',
    odometer: '61,500',
    condition: 'Good',
    comments: 'A scratch on the left rear door, the rest is tidy. Always garaged.',
  },
  {
    came: [3, '13:25'],
    isAnswered: true,
    rego: 'TRD207',
    odometer: '98,000',
    condition: 'Fair',
    comments: 'New tyres in March. The air-conditioning wants a regas.',
  },
] as const

/** Cars that buyers hold with a deposit: minutes ago, or so that it lapses today. */
export const demoHolds = [{ came: 130 }, { lapses: 'today' }] as const

/** Why the staff keeps a time free: days from now and a time of day. */
export const demoKeptTime = { days: 1, time: '12:00', reason: 'Photographs of new arrivals' }
