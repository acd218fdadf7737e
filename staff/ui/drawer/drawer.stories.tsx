import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { CheckboxList } from '#ui/checkbox-list/checkbox-list.tsx'
import { opens } from '../dialog/command.ts'
import { inPlace } from '../dialog/in-place.fixture.ts'
import { Drawer } from './drawer.tsx'

const makes = ['Ford', 'Isuzu', 'Mazda', 'Mitsubishi', 'Nissan', 'Toyota', 'Volkswagen']
/** As high as its story, not as the window. */
const shown = { ...inPlace, className: `${inPlace.className} h-96` }

const meta: Meta<typeof Drawer> = {
  component: Drawer,
  parameters: {
    primitive: {
      level: 0,
      use: 'Something long beside the page: a form, a list to choose from, the details of a row.',
      notFor:
        'A short task: Dialog. The filters of the search, which are the same form in the page and as a drawer.',
      keys: 'As Dialog: Tab stays inside, Escape closes.',
    },
  },
  args: {
    id: 'makes',
    title: 'Makes',
    children: (
      <CheckboxList
        id="make"
        name="make"
        legend="Makes that we have"
        options={makes.map((make) => ({ value: make, label: make }))}
      />
    ),
    actions: <Button>Show 571 cars</Button>,
  },
  render: (args) => (
    <div className="h-[34rem] p-4">
      <Button {...opens(args.id)}>Choose makes</Button>
      <Drawer {...args} />
    </div>
  ),
  async play() {
    await userEvent.click(screen.getByRole('button', { name: 'Choose makes' }))
    await expect(await screen.findByRole('dialog', { name: /./ })).toBeVisible()
  },
}
export default meta
type Story = StoryObj<typeof Drawer>

export const Smallest: Story = { args: { children: 'No makes.', actions: null } }
export const Typical: Story = {}
export const AtTheStart: Story = { args: { side: 'start' } }
export const Longest: Story = {
  args: {
    title: 'Makes and models of all of our five yards, and of those that are on their way to us',
    children: (
      <CheckboxList
        id="make"
        name="make"
        legend="Makes that we have"
        options={Array.from({ length: 6 }, (_, round) =>
          makes.map((make) => ({ value: `${make} ${round}`, label: make, count: '1,204' })),
        ).flat()}
      />
    ),
  },
}
/** Open in their places: at the end of the window, at its start, and without buttons. */
export const States: Story = {
  render: (args) => (
    <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
      <Drawer {...args} {...shown} />
      <Drawer {...args} {...shown} id="start" title="At the start" side="start">
        No makes.
      </Drawer>
      <Drawer {...args} {...shown} id="without" title="Without buttons" actions={null}>
        No makes.
      </Drawer>
    </div>
  ),
  async play() {},
}
