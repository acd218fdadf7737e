import { address } from '#domain/fields.ts'
import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import type { PlacedBlock } from '../example.ts'

const gallery: PlacedBlock = { id: 'gallery', block: 'car-gallery' }
const details: PlacedBlock = { id: 'details', block: 'car-details' }
const propositions: PlacedBlock = { id: 'propositions', block: 'sidebar-propositions' }
const slots = { gallery: [gallery], text: [details] }

/** The variant of the pictures that is made for this one. */
const withGallery = (variant: string) => ({
  gallery: [{ ...gallery, props: { variant } }],
  text: [details],
})

export default defineBlock({
  name: 'vehicle-layout',
  title: 'Vehicle page',
  description:
    "A car's name, price, repayment and actions with its pictures, facts and text, all placed by the variant.",
  role: 'section',
  titles: true,
  acts: true,
  phones: true,
  look: 'vehicle',
  needs: ['car'],
  spec: ['2.43', '2.44', '2.46', '4.05', '5.34', '5.36', '8.17', '8.18', '9.12', '9.13', '9.18'],
  slots: {
    gallery: { title: 'Pictures', accepts: ['panel'] },
    offer: { title: 'Below the actions', accepts: ['panel', 'section'] },
    text: { title: 'Text', accepts: ['panel', 'section'] },
  },
  props: {
    variant: variantProp('vehicle'),
    enquiryPage: address(
      'Enquiry page',
      "Where Enquire leads, in place of the car's own form; the car is added to it.",
    ).optional(),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', slots },
    { name: 'Hall', props: { variant: 'hall' }, slots: withGallery('hall') },
    { name: 'Letter', props: { variant: 'letter' }, slots: withGallery('album') },
    { name: 'Plate', props: { variant: 'plate' }, slots: withGallery('plate') },
    { name: 'Theatre', props: { variant: 'theatre' }, slots: withGallery('theatre') },
    { name: 'Bill', props: { variant: 'bill' }, slots: withGallery('bill') },
    { name: 'Longest', slots: { ...slots, offer: [propositions] } },
  ],
})
