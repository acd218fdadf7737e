import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './qr-code.tsx'

const meta: Meta<typeof QrCode> = {
  component: QrCode,
  args: {
    text: 'otpauth://totp/Forecourt:priya@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Forecourt',
    label: 'QR code of the key below',
  },
  parameters: {
    primitive: {
      level: 0,
      use: 'An address or a key that a phone reads from the screen.',
      notFor: 'The only way: the same stands beside it as text.',
      keys: 'None: it is a picture.',
    },
  },
}
export default meta
type Story = StoryObj<typeof QrCode>

export const Smallest: Story = { args: { text: 'A' } }
export const Typical: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible()
  },
}
export const Longest: Story = { args: { text: 'otpauth://totp/'.padEnd(400, 'secret') } }
export const States: Story = {}
