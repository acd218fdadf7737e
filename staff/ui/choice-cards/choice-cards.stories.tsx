import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ChoiceCards } from './choice-cards.tsx'

const cars = [
  { value: '1', title: '2019 Toyota Corolla Ascent Sport', text: 'Hatchback, automatic, white' },
  { value: '2', title: '2019 Toyota Corolla ZR Hybrid', text: 'Hatchback, automatic, red' },
]
const offers = [
  { value: 'full', title: 'Full detail', text: 'Inside and out, four hours.', detail: '$249' },
  { value: 'wash', title: 'Wash', text: 'With every service.', detail: 'Free' },
  {
    value: 'coat',
    title: 'Ceramic coating',
    text: 'Not in Moorooka: our Springwood workshop does it.',
    detail: '$890',
    disabled: true,
  },
]

const meta: Meta<typeof ChoiceCards> = {
  component: ChoiceCards,
  parameters: {
    primitive: {
      level: 0,
      use: 'One of a few that need a sentence, a price or a reason why not.',
      notFor: 'Answers of a few words: RadioGroup. Links to other pages: Card with a link.',
      keys: 'Tab reaches the chosen one, the arrow keys choose, Space chooses the first.',
    },
  },
  args: {
    id: 'car',
    name: 'car',
    legend: 'More than one car fits 731XKR. Which is yours?',
    cards: cars,
    className: 'max-w-lg m-4',
  },
}
export default meta
type Story = StoryObj<typeof ChoiceCards>

export const Smallest: Story = { args: { cards: [{ value: '1', title: 'Toyota Corolla' }] } }
export const Typical: Story = {
  args: { value: '1' },
  async play({ canvas }) {
    canvas.getByRole('radio', { name: /Ascent Sport/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /ZR Hybrid/ })).toBeChecked()
  },
}
export const WithPrices: Story = {
  args: { legend: 'Shall we clean it too?', cards: offers, value: 'wash', optional: true },
}
export const Longest: Story = {
  args: {
    cards: [
      {
        value: '3',
        title: '2022 Mercedes-Benz Commercial Vehicles Sprinter 519 CDI Extra Long Wheelbase',
        text: 'Van with a high roof, automatic, dual rear wheels, white, first registered in New South Wales and since March 2024 in Queensland',
        detail: '$109,990',
      },
      ...cars,
    ],
  },
}
export const Invalid: Story = { args: { error: '* Please choose one car.' } }
export const Disabled: Story = { args: { disabled: true, value: '2' } }
export const States: Story = {
  render: (args) => (
    <div className="grid sm:grid-cols-2">
      <ChoiceCards {...args} id="a" name="a" />
      <ChoiceCards {...args} id="b" name="b" value="2" hint="The colour is that of the register." />
      <ChoiceCards {...args} id="c" name="c" error="* Please choose one car." />
      <ChoiceCards {...args} id="d" name="d" cards={offers} value="wash" />
    </div>
  ),
}
