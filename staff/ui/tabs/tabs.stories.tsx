import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

const tabsOf = (names: readonly string[], disabled?: string) => (
  <>
    <TabList aria-label="About this car">
      {names.map((name) => (
        <Tab key={name} value={name} disabled={name === disabled}>
          {name}
        </Tab>
      ))}
    </TabList>
    {names.map((name) => (
      <TabPanel key={name} value={name}>
        <p>{name} of the 2021 Toyota Camry Ascent.</p>
      </TabPanel>
    ))}
  </>
)

const meta: Meta<typeof Tabs> = {
  component: Tabs,
  args: {
    className: 'p-4',
    defaultValue: 'Overview',
    children: tabsOf(['Overview', 'Features', 'Finance']),
  },
  parameters: {
    primitive: {
      level: 2,
      use: 'Two to six views of one thing, of which one is needed at a time.',
      notFor:
        'Steps in order (`Stepper`), text on a page for search engines (headings, `Disclosure`).',
      keys: '← → Home End choose a tab, which shows its panel; Tab enters the panel.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Tabs>

export const Smallest: Story = { args: { children: tabsOf(['Overview', 'Finance']) } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    className: 'max-w-xs p-4',
    children: tabsOf([
      'Overview',
      'Features and specifications',
      'Finance and insurance',
      'History, service and previous owners',
    ]),
  },
}
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  async play() {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(screen.getByRole('tab', { name: 'Features', selected: true })).toHaveFocus()
  },
}
export const States: Story = {
  args: { children: tabsOf(['Overview', 'Other', 'Disabled'], 'Disabled') },
}
export const Keyboard: Story = {
  async play() {
    await userEvent.tab()
    await expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('tab', { name: 'Features', selected: true })).toHaveFocus()
    await expect(screen.getByRole('tabpanel', { name: 'Features' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('tab', { name: 'Finance', selected: true })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('tabpanel', { name: 'Finance' })).toHaveFocus()
  },
}
