import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion } from './accordion.tsx'

const sections = [
  {
    key: 'deposit',
    title: 'Is the deposit refundable?',
    content: 'Yes, all of it, until the hold ends. A refund takes 3 to 5 business days.',
  },
  {
    key: 'trade',
    title: 'Can I trade in my car?',
    content: 'Yes. Tell us its registration and we send you an estimate.',
  },
  {
    key: 'finance',
    title: 'Do you arrange finance?',
    content: 'Yes, with four lenders. Each offer states its comparison rate.',
  },
]

const meta: Meta<typeof Accordion> = {
  component: Accordion,
  parameters: {
    primitive: {
      level: 0,
      use: 'Questions and answers, and sections of which a visitor needs one or two.',
      notFor: 'The rest of one list: Disclosure. Views of the same thing: tabs.',
      keys: 'Tab goes from title to title; Enter and Space open and close.',
    },
  },
  args: { id: 'faq', sections, className: 'max-w-xl m-4' },
}
export default meta
type Story = StoryObj<typeof Accordion>

export const Smallest: Story = { args: { sections: sections.slice(0, 1) } }
export const Typical: Story = {
  args: { oneAtATime: true },
  async play({ canvas }) {
    await userEvent.tab()
    await expect(canvas.getByText('Is the deposit refundable?')).toHaveFocus()
    await userEvent.click(canvas.getByText('Is the deposit refundable?'))
    await expect(canvas.getByText(/all of it/)).toBeVisible()
    await userEvent.click(canvas.getByText('Can I trade in my car?'))
    await expect(canvas.getByText(/its registration/)).toBeVisible()
    await expect(canvas.getByText(/all of it/)).not.toBeVisible()
  },
}
export const Longest: Story = {
  args: {
    sections: [
      {
        key: 'long',
        title:
          'What happens to the deposit if the bank that I have asked for the rest does not agree before the hold ends?',
        content:
          'You get it back. Ring us before the hold ends and we lengthen it by a day, which is mostly enough; after that the car is free for others again, and the deposit is on its way to you within 3 to 5 business days.',
        isOpen: true,
      },
      ...sections,
    ],
  },
}
export const States: Story = {
  render: (args) => (
    <Accordion
      {...args}
      sections={sections.map((section, index) => ({ ...section, isOpen: index === 1 }))}
    />
  ),
}
