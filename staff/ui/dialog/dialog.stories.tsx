import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { closes, opens } from './command.ts'
import { Dialog } from './dialog.tsx'
import { inPlace } from './in-place.fixture.ts'

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  parameters: {
    primitive: {
      level: 0,
      use: 'A short task in the middle of another: asking about a car, sharing a link. `opens(id)` and `closes(id)` make buttons of buttons.',
      notFor:
        'A question before something that cannot be taken back: AlertDialog. What is long: Drawer. What leaves the page usable: Popover. In an island, whose state opens it: Modal.',
      keys: 'Tab stays inside, Escape closes, and the focus goes back to the button that opened it.',
    },
  },
  args: {
    id: 'ask',
    title: 'Ask about this car',
    children: (
      <Field id="message" label="Message">
        {(control) => <Textarea {...control} defaultValue="Is the Ranger still there?" />}
      </Field>
    ),
    actions: (
      <>
        <Button>Send enquiry</Button>
        <Button variant="outline" {...closes('ask')}>
          Not now
        </Button>
      </>
    ),
  },
  render: (args) => (
    <div className="h-[34rem] p-4">
      <Button {...opens(args.id)}>Ask</Button>
      <Dialog {...args} />
    </div>
  ),
  async play() {
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
export default meta
type Story = StoryObj<typeof Dialog>

export const Smallest: Story = {
  args: { title: 'Saved', children: 'The link is copied.', actions: null },
}
export const Typical: Story = {
  async play() {
    const opener = screen.getByRole('button', { name: 'Ask' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Ask about this car' })
    await expect(dialog).toBeVisible()
    await expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await expect(dialog).toBeVisible()
  },
}
/** Its title and its buttons stay in sight. */
export const Longest: Story = {
  args: {
    title: 'Ask about the 2022 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase',
    children: Array.from({ length: 14 }, (_, index) => `Paragraph ${index + 1}.`).map((number) => (
      <p key={number} className="mb-3">
        {number} We keep the car in front of the showroom for you. Bring your licence, and if you
        like the car that you would trade in.
      </p>
    )),
  },
}
/** Open in their places: with buttons, without, and with a title of several lines. */
export const States: Story = {
  render: (args) => (
    <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
      <Dialog {...args} {...inPlace} />
      <Dialog {...args} {...inPlace} id="saved" title="Saved" actions={null}>
        The link is copied.
      </Dialog>
      <Dialog
        {...args}
        {...inPlace}
        id="long"
        title="Ask about the 2022 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase"
      >
        We answer within the hour while we are open.
      </Dialog>
    </div>
  ),
  async play() {},
}
