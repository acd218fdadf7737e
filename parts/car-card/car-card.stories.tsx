import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Car } from '#domain/car/car.ts'
import { CardList } from '../card-list/card-list.tsx'
import {
  barest,
  bestFigures,
  caravan,
  comingSoon,
  electric,
  hilux,
  longNamed,
  photographed,
  reduced,
  reserved,
  soldCar,
} from '../fixture-cars.ts'
import { financeSite, storyNow } from '../story-site.ts'
import { CarCard } from './car-card.tsx'
import type { CardVariant } from './card-layout.ts'

const meta: Meta<typeof CarCard> = { component: CarCard }
export default meta

type Story = StoryObj<typeof CarCard>

/** With repayment, electric, reduced, reserved, sold, coming soon, no price, long names, a photo, a reserved hybrid. */
const states: readonly Car[] = [
  ...[hilux, electric, reduced, reserved, soldCar, comingSoon],
  ...[barest, longNamed, photographed, caravan],
  { ...reserved, id: 'jm-1012', simple_fuel: 'Hybrid' },
]

/** Every state of the cards of a variant. */
const statesOf = (variant: CardVariant): Story => ({
  render: () => (
    <div className="page-width py-section">
      <CardList
        id={variant}
        cars={states}
        best={bestFigures}
        variant="grid"
        level={2}
        site={{ ...financeSite, look: { ...financeSite.look, card: variant } }}
        now={storyNow}
      />
    </div>
  ),
})

export const Label = statesOf('label')
export const Note = statesOf('note')
export const Plate = statesOf('plate')
export const Readout = statesOf('readout')
export const Poster = statesOf('poster')
