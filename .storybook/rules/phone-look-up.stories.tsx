import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CarType, carTypeSchema } from '#domain/car/kinds.ts'
import { carPhone, type PhoneSource } from '#domain/location/car-phone.ts'
import type { Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'

type Inputs = {
  car_type: CarType
  phoneOverride?: string
  phoneNew?: string
  phoneDemo?: string
  phoneUsed?: string
  locationPhone?: string
}

const sources: Record<PhoneSource, string> = {
  override: 'The site has one number for every car.',
  car_type: 'The site has a number for cars of this type.',
  new: 'There is none for this type: the number for new cars.',
  used: 'There is none for this type or for new cars: the number for used cars.',
  location: 'The site has no number of its own: the phone of the car’s location.',
}

const typical: Inputs = {
  car_type: 'demo',
  phoneNew: '(07) 5550 0101',
  phoneUsed: '(07) 5550 0103',
  locationPhone: '(07) 7010 4180',
}
const { phoneNew: _, ...usedOnly } = typical
const { phoneUsed: __, ...locationOnly } = usedOnly

const rule: Rule<Inputs> = {
  title: 'Phone look-up',
  sentence:
    'The number to call about a car: the site’s one number, else that for the car’s type, for new, for used cars, else the phone of its location. Without any the call button is left out.',
  source: 'Spec 5.41, 8.08, D16',
  inputs: {
    car_type: { label: 'Condition', kind: carTypeSchema.options },
    phoneOverride: { label: 'Number for every car', kind: 'text' },
    phoneNew: { label: 'Number for new cars', kind: 'text' },
    phoneDemo: { label: 'Number for demo cars', kind: 'text' },
    phoneUsed: { label: 'Number for used cars', kind: 'text' },
    locationPhone: { label: 'Phone of the location', kind: 'text' },
  },
  typical,
  decide({ car_type, locationPhone, ...phones }) {
    const location = locationPhone === undefined ? {} : { phone: locationPhone }
    const found = carPhone({ car_type, location }, phones)
    const about = 'The number'
    return [
      found
        ? { about, text: found.phone, because: [sources[found.source]] }
        : { about, text: 'No call button', isYes: false, because: ['Nobody gave a number.'] },
    ]
  },
  cases: [
    { title: 'One number for all', inputs: { ...typical, phoneOverride: '(07) 5550 0100' } },
    { title: 'A number for demo cars', inputs: { ...typical, phoneDemo: '(07) 5550 0102' } },
    { title: 'None for demo cars', inputs: typical },
    { title: 'None for demo and new cars', inputs: usedOnly },
    { title: 'None of the site', inputs: locationOnly },
    { title: 'None at all', inputs: { car_type: 'used' } },
  ],
}

const meta: Meta<Inputs> = { title: 'Phone look-up', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Phone look-up' }
