import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from './timeline.tsx'

const entries = [
  { at: '2026-11-21T08:31:00+10:00', when: 'Today, 8.31 am', title: 'Enquiry arrived' },
  {
    at: '2026-11-21T08:32:00+10:00',
    when: '8.32 am',
    title: 'Delivered to the CRM',
    text: 'At the second try; the first was not answered.',
  },
  { at: '2026-11-21T08:50:00+10:00', when: '8.50 am', title: 'Assigned to Leo Vance' },
]

const meta: Meta<typeof Timeline> = {
  component: Timeline,
  parameters: {
    primitive: {
      level: 0,
      use: 'What happened to a thing, with its times: the history of an enquiry or of a page.',
      notFor: 'Steps that are still to be done: Stepper.',
      keys: 'None.',
    },
  },
  args: { entries, className: 'max-w-lg p-4' },
}
export default meta
type Story = StoryObj<typeof Timeline>

export const Smallest: Story = { args: { entries: entries.slice(0, 1) } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    entries: [
      ...entries,
      {
        at: '2026-11-21T09:10:00+10:00',
        when: '9.10 am',
        title: 'Gwen changed the stage to Contacted while somebody else had the enquiry open',
        text: 'She rang, reached nobody, and left a message that the Ranger is still there and that Saturday at 10.30 suits us well.',
      },
    ],
  },
}
/** One entry, several, and one with a text of its own and a link. */
export const States: Story = {
  render: (args) => (
    <div className="grid sm:grid-cols-2">
      <Timeline {...args} entries={entries.slice(0, 1)} />
      <Timeline {...args} />
      <Timeline
        {...args}
        entries={[
          ...entries.slice(0, 1),
          {
            at: '2026-11-21T09:10:00+10:00',
            when: '9.10 am',
            title: 'Not delivered to the CRM',
            text: (
              <>
                It has no record of the branch.{' '}
                <a href="/staff/crm" className="underline">
                  Show the mapping
                </a>
              </>
            ),
          },
        ]}
      />
    </div>
  ),
}
