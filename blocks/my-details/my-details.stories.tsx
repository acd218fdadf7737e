import { storyNow, storyPage } from '#parts/story-site.ts'
import type { MyDetailsView, OwnEnquiry } from '#parts/view-context.ts'
import { storyOf } from '../story.ts'
import MyDetails from './my-details.tsx'
import block from './schema.ts'

export default { component: MyDetails }

const story = storyOf(block)

const drive: OwnEnquiry = {
  id: 'drive',
  category: 'Test Drive',
  created: storyNow,
  car: { name: '2021 Toyota Hilux SR5', href: '/cars/hilux' },
  place: 'Jacaranda Motors Moorooka',
  startsAt: storyNow,
}
const gone: OwnEnquiry = {
  id: 'gone',
  category: 'Used Vehicle Enquiry',
  created: storyNow,
  car: { name: '2016 Mazda CX-5 Grand Touring', href: undefined },
  place: undefined,
  startsAt: undefined,
}
const general: OwnEnquiry = { ...gone, id: 'general', category: 'General Enquiry', car: undefined }

const state = (details: Partial<MyDetailsView>, example = 'Smallest') =>
  story(example, {
    page: storyPage({
      path: '/my-details',
      route: '/my-details',
      myDetails: {
        phone: '+61491570006',
        values: { name: 'Sam Lee', email: 'sam@example.com' },
        faults: {},
        isSaved: false,
        enquiries: [drive, gone, general],
        ...details,
      },
    }),
  })

export const Smallest = story('Smallest')
export const Typical = state({}, 'Typical')
export const Rail = state({}, 'Rail')
export const Letter = state({}, 'Letter')
export const Docket = state({}, 'Docket')
export const Console = state({}, 'Console')
export const Bill = state({}, 'Bill')
export const NoEnquiry = state({ enquiries: [], values: { name: '', email: '' } })
export const Saved = state({ isSaved: true })
export const NotTaken = state({
  values: { name: 'Sam Lee', email: 'sam@' },
  faults: { email: 'Please enter a full email address, such as name@example.com.' },
})
