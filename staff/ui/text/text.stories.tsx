import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './text.tsx'

const meta: Meta<typeof Text> = {
  component: Text,
  parameters: {
    primitive: {
      level: 0,
      use: 'Paragraphs of screens that are not written in blocks: forms, the staff desk.',
      notFor: 'What a dealer writes on a page: the block Rich text.',
      keys: 'None.',
    },
  },
  args: { children: 'We answer within the hour while we are open.', className: 'm-4' },
}
export default meta
type Story = StoryObj<typeof Text>

export const Smallest: Story = { args: { children: 'Sold.' } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    children:
      'We would rather see this car than guess its value online. Call us and we will work out a figure with you: cars over ten years old, or with more than 100,000 km, vary too much for an online tool, and a wrong figure helps neither of us.',
  },
}
export const States: Story = {
  render: () => (
    <div className="grid gap-3 p-4">
      <Text size="lead">Lead: your test drive is booked.</Text>
      <Text>Base: we keep the car in front of the showroom for you.</Text>
      <Text tone="quiet">Quiet: bring your licence.</Text>
      <Text size="small" tone="quiet">
        Small: you can change or cancel it by the link in the message.
      </Text>
    </div>
  ),
}
