import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './container.tsx'

const meta: Meta<typeof Container> = { component: Container }
export default meta
type Story = StoryObj<typeof Container>

const filling = <div className="rounded-card bg-brand-4 p-4">As wide as the page's text</div>

export const Typical: Story = { args: { children: filling } }
export const InsideAnother: Story = {
  args: { children: <Container className="bg-neutral-4">{filling}</Container> },
}
