import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Modal, ModalClose, ModalContent, ModalTrigger } from './modal.tsx'

const meta: Meta<typeof ModalContent> = {
  component: ModalContent,
  args: {
    title: 'Ask about this car',
    description: 'We answer within two hours while we are open.',
    children: (
      <>
        <Field id="dialog-name" label="Your name">
          {(control) => <Input {...control} autoComplete="name" />}
        </Field>
        <div className="modal-buttons">
          <ModalClose asChild>
            <Button variant="outline">Not now</Button>
          </ModalClose>
          <Button>Send</Button>
        </div>
      </>
    ),
  },
  render: (args) => (
    <Modal defaultOpen>
      <ModalTrigger asChild>
        <Button>Ask about this car</Button>
      </ModalTrigger>
      <ModalContent {...args} />
    </Modal>
  ),
  parameters: {
    docs: { story: { inline: false, height: '26rem' } },
    primitive: {
      level: 2,
      use: 'A short task beside the page: an enquiry, the details of a lead.',
      notFor:
        'A question with two answers (`AlertModal`), a hint (`Tooltip`), or a page that works without script (`Dialog`).',
      keys: 'Tab and Shift Tab stay inside; Escape closes and returns to what opened it.',
      spec: ['4.16'],
    },
  },
}
export default meta
type Story = StoryObj<typeof ModalContent>

const closed: NonNullable<Story['render']> = (args) => (
  <Modal>
    <ModalTrigger asChild>
      <Button>Ask about this car</Button>
    </ModalTrigger>
    <ModalContent {...args} />
  </Modal>
)

export const Smallest: Story = {
  args: { title: 'Saved', description: undefined, children: undefined },
}
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    title: 'What is included in the drive away price of this demonstrator in Western Australia',
    children: Array.from({ length: 14 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a static list
      <p key={index} className="mb-3">
        Drive away includes the price of the car, twelve months of registration, compulsory third
        party insurance, stamp duty and dealer delivery.
      </p>
    )),
  },
}
export const Closed: Story = { render: closed }
export const States: Story = { args: { title: 'Open, with a description and two buttons' } }
export const Keyboard: Story = {
  render: closed,
  async play() {
    const trigger = screen.getByRole('button', { name: 'Ask about this car' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Ask about this car' })
    await expect(dialog).toHaveAccessibleDescription(
      'We answer within two hours while we are open.',
    )
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
