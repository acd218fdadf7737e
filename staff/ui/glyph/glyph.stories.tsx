import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, Trash2, Undo2, Upload } from 'lucide'
import { Glyph } from './glyph.tsx'

const meta: Meta<typeof Glyph> = {
  component: Glyph,
  args: { icon: Upload },
  parameters: {
    primitive: {
      level: 0,
      use: 'In the React parts of an island or of the staff desk, where each byte of script counts.',
      notFor: 'Pages that the server renders: `Icon` has all icons by name and costs no script.',
      keys: 'None: it is a picture.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Glyph>

export const Smallest: Story = { args: { className: 'size-4' } }
export const Typical: Story = {}
export const States: Story = {
  render: () => (
    <p className="flex gap-4 p-4">
      {[ChevronDown, Trash2, Undo2, Upload].map((icon, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a static list
        <Glyph key={index} icon={icon} />
      ))}
    </p>
  ),
}
