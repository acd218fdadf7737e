import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPage, storySite } from '#parts/story-site.ts'
import PromoSlot from './promo-slot.tsx'
import block from './schema.ts'

const meta: Meta<typeof PromoSlot> = {
  component: PromoSlot,
  args: {
    id: 'promo',
    props: block.props.parse({ heading: 'What is your car worth?', href: '/sell-my-car' }),
    slots: {},
    site: storySite,
    page: storyPage(),
  },
  render: (args) => (
    <div style={{ display: 'grid', maxWidth: 352, padding: 16 }}>
      <PromoSlot {...args} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof PromoSlot>

export const Smallest: Story = {}
export const Typical: Story = {
  args: {
    props: block.props.parse({
      heading: 'What is your car worth?',
      text: 'Tell us the registration and the kilometres. Our figure stands for seven days.',
      href: '/sell-my-car',
      linkText: 'Value my car',
      tone: 'accent',
    }),
  },
}
export const WithPicture: Story = {
  args: {
    props: block.props.parse({
      heading: 'End of year run-out',
      text: 'Demonstrators with the balance of their new-car warranty, priced to go by Christmas.',
      href: '/search/demo-cars',
      tone: 'plain',
      image: '/media/artwork/wagon/teal/side',
    }),
  },
}
export const Longest: Story = {
  args: {
    props: block.props.parse({
      heading: 'Every demonstrator on all of our four yards is now at its run-out price',
      text: 'Each one has been looked after by our own people, keeps the balance of its new-car warranty and comes with a full tank, floor mats and its first service paid for, until the last of them has found a new home this December.',
      href: '/search/demo-cars',
      linkText: 'See all of our demonstrators',
    }),
  },
}
