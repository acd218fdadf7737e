import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import {
  Menu,
  MenuCheck,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
  SubMenu,
} from './menu.tsx'

const assign = fn()

function OwnCars() {
  const [isOn, setOn] = useState(true)
  return (
    <MenuCheck checked={isOn} onCheckedChange={setOn}>
      Only my leads
    </MenuCheck>
  )
}

const meta: Meta<typeof MenuContent> = {
  component: MenuContent,
  args: {
    children: (
      <>
        <MenuItem onSelect={assign}>Assign</MenuItem>
        <MenuItem disabled detail="No telephone number">
          Call
        </MenuItem>
        <MenuSeparator />
        <OwnCars />
        <SubMenu label="Stage">
          <MenuItem>Contacted</MenuItem>
          <MenuItem>Test drive</MenuItem>
        </SubMenu>
      </>
    ),
  },
  render: (args) => (
    <div className="p-4">
      <Menu defaultOpen>
        <MenuTrigger asChild>
          <Button variant="outline">Actions</Button>
        </MenuTrigger>
        <MenuContent {...args} />
      </Menu>
    </div>
  ),
  parameters: {
    docs: { story: { inline: false, height: '22rem' } },
    primitive: {
      level: 2,
      use: 'Commands on one thing: a lead, a car, a block.',
      notFor: 'Links of a site (native `details`), one of a few values (radios, `Select`).',
      keys: 'Enter, Space or ↓ opens; ↑ ↓ Home End move; letters find; → ← open and close a sub-menu; Escape closes.',
    },
  },
}
export default meta
type Story = StoryObj<typeof MenuContent>

export const Smallest: Story = { args: { children: <MenuItem>Assign</MenuItem> } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    children: (
      <MenuGroup heading="Move to another location of the group">
        {['Joondalup', 'Midland', 'Cannington', 'Rockingham and Mandurah service centre'].map(
          (name) => (
            <MenuItem key={name} detail="Its staff are told by e-mail, and the buyer by SMS">
              {name}
            </MenuItem>
          ),
        )}
      </MenuGroup>
    ),
  },
}
export const States: Story = {
  args: {
    children: (
      <>
        <MenuItem>A command</MenuItem>
        <MenuItem detail="With a second line">A command</MenuItem>
        <MenuItem disabled detail="Why it cannot be used">
          A disabled command
        </MenuItem>
        <MenuCheck checked>On</MenuCheck>
        <MenuCheck checked={false}>Off</MenuCheck>
        <SubMenu label="A menu of its own">
          <MenuItem>Inside</MenuItem>
        </SubMenu>
      </>
    ),
  },
}
export const Keyboard: Story = {
  render: (args) => (
    <Menu>
      <MenuTrigger asChild>
        <Button>Actions</Button>
      </MenuTrigger>
      <MenuContent {...args} />
    </Menu>
  ),
  async play() {
    assign.mockClear()
    const trigger = screen.getByRole('button', { name: 'Actions' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Assign' })).toHaveFocus())
    await expect(screen.getByRole('menuitem', { name: /^Call/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{ArrowDown}')
    const check = screen.getByRole('menuitemcheckbox', { name: 'Only my leads', checked: true })
    await expect(check).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Contacted' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stage' })).toHaveFocus())
    await userEvent.keyboard('{Home}{Enter}')
    await expect(assign).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
