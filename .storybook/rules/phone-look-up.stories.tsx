import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CarType, carTypes } from '#domain/car/kinds.ts'
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
  override: 'The site has one number for all cars.',
  car_type: 'The site has a number for cars of this type.',
  new: 'No number for this type, so the number for new cars.',
  used: 'No number for this type or for new cars, so the number for used cars.',
  location: 'The site has no number of its own, so that of the car’s location.',
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
    'The first of these is the number to call about a car: the site’s one number, the number for the car’s type, for new cars, for used cars, then that of the car’s location. If there is none, the call button is left out.',
  source: 'Spec 5.41, 8.08, D16',
  inputs: {
    car_type: { label: 'Condition', kind: carTypes },
    phoneOverride: { label: 'Number for all cars', kind: 'text' },
    phoneNew: { label: 'Number for new cars', kind: 'text' },
    phoneDemo: { label: 'Number for demo cars', kind: 'text' },
    phoneUsed: { label: 'Number for used cars', kind: 'text' },
    locationPhone: { label: 'Number of the location', kind: 'text' },
  },
  typical,
  decide({ car_type, locationPhone, ...phones }) {
    const location = locationPhone === undefined ? {} : { phone: locationPhone }
    const found = carPhone({ car_type, location }, phones)
    const about = 'The number'
    return [
      found
        ? { about, text: found.phone, because: [sources[found.source]] }
        : { about, text: 'No call button', isYes: false, because: ['No number is set.'] },
    ]
  },
  cases: [
    { title: 'One number for all', inputs: { ...typical, phoneOverride: '(07) 5550 0100' } },
    { title: 'A number for demo cars', inputs: { ...typical, phoneDemo: '(07) 5550 0102' } },
    { title: 'None for demo cars', inputs: typical },
    { title: 'None for demo and new cars', inputs: usedOnly },
    { title: 'None for the site', inputs: locationOnly },
    { title: 'None at all', inputs: { car_type: 'used' } },
  ],
}

const meta: Meta<Inputs> = { title: 'Phone look-up', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Phone look-up' }
