import { z } from 'zod'
import { drawnPlace } from '#domain/location/drawn-place.ts'
import { formProps } from '#domain/site/forms.ts'
import { variantProp } from '#domain/site/look.ts'
import { lookAxes } from '#domain/site/look-axes.ts'
import { levelTitles } from '#parts/section/level.ts'
import { defineBlock } from '../define-block.ts'
import type { PlacedBlock } from '../example.ts'

const contact: PlacedBlock = { id: 'who', block: 'contact-panel' }
const slots = { beside: [contact] }
const call: PlacedBlock = {
  id: 'call',
  block: 'contact-panel',
  props: { heading: 'Rather talk?', show: 'call' },
}
const place: PlacedBlock = { id: 'place', block: 'contact-panel', props: { show: 'place' } }

export default defineBlock({
  name: 'lead-form',
  title: 'Form',
  description:
    'A contact form, or another that a buyer fills in: an enquiry, a test drive, a service booking, finance, parts, a fleet, careers, photos, a car to sell, a call back. About the car or the location of its page, or the car of its address.',
  role: 'section',
  acts: true,
  phones: true,
  posts: true,
  look: 'form',
  slots: {
    before: { title: 'Before the form', accepts: ['panel'] },
    beside: { title: 'Beside the form', accepts: ['panel'] },
  },
  varies: {
    opening: true,
    // Free times change at any time.
    always: { form: ['test_drive'] },
    parameters: [
      'at',
      'car_id',
      'car_type',
      'from',
      'location',
      'model',
      'preferredDealership',
      'trade_in',
      'vehiclePriceBudget',
    ],
  },
  spec: [
    ...[
      '1.05',
      '2.08',
      '2.09',
      '2.13',
      '2.14',
      '2.46',
      '3.38',
      '4.19',
      '4.20',
      '5.09',
      '5.10',
      '5.11',
    ],
    ...['5.12', '5.13', '5.14', '5.15', '5.16', '5.25', '6.01', '8.04', '8.05', '8.12'],
  ],
  props: {
    ...formProps,
    heading: z.string().min(1).max(80).optional().meta({
      title: 'Heading',
      description: 'In place of the heading that the form has by itself.',
    }),
    lead: z.string().min(1).max(400).optional().meta({
      title: 'Lead',
      description: 'A sentence or two below the heading.',
    }),
    showNext: z.boolean().default(true).meta({
      title: 'What happens next',
      description: 'Beside the form, by the opening hours and the figures that the site states.',
    }),
    next: z.enum(['steps', 'line']).default('steps').meta({
      title: 'What happens next, as',
      description: 'A list with its heading and who answers, or a few sentences below the button.',
    }),
    greeting: z.string().min(1).max(400).optional().meta({
      title: 'Greeting',
      description:
        'What who answers says before the form, in their words, with their name below it.',
    }),
    about: z.enum(['strip', 'sheet']).default('strip').meta({
      title: 'The car, as',
      description: 'A small picture on phones, or a large one with its facts or readings.',
    }),
    place: drawnPlace.optional().meta({
      title: 'Place',
      description: 'Where the form goes, drawn before it while it is about no car.',
    }),
    variant: variantProp('form'),
    level: z.enum(['h1', 'h2']).default('h1').meta({
      title: 'Level',
      titles: levelTitles,
      description: 'A heading where another block brings the title of the page.',
    }),
    folded: z.boolean().default(false).meta({
      title: 'Folded',
      description:
        'Only its heading shows at first, and a press on that opens the form, without what else stands about it: for a page that is about something else. A link to the form opens it, too.',
    }),
  },
  examples: [
    { name: 'Smallest', props: { form: 'call_back', showNext: false } },
    { name: 'Typical', props: { form: 'enquiry' }, slots },
    ...lookAxes.form.variants.map((variant) => ({
      name: `${variant.charAt(0).toUpperCase()}${variant.slice(1)}`,
      props: { form: 'contact' as const, variant },
      slots,
    })),
    {
      name: 'Greeting',
      description: 'Begins with who answers.',
      props: {
        form: 'enquiry',
        next: 'line',
        about: 'sheet',
        variant: 'letter',
        greeting: 'Ask us anything about this one. Whoever is nearest walks out and looks.',
      },
      slots: { beside: [place] },
    },
    {
      name: 'Sheet',
      description: 'Begins with the car and its facts, and a number to call.',
      props: { form: 'enquiry', about: 'sheet', next: 'line' },
      slots: { before: [call], beside: [place] },
    },
    {
      name: 'Longest',
      props: {
        form: 'enquiry',
        lead: 'Ring, write or walk in. Whoever answers can go and look at the car, and tells you what they see.',
        heading: 'Tell us which of our cars, caravans and motorcycles you would like to hear about',
        categories: ['General Enquiry', 'New Vehicle Enquiry', 'Used Vehicle Enquiry'],
        fields: [
          ...(['category', 'name', 'email', 'phone', 'company', 'budget', 'Rego'] as const),
          ...(['preferred_contact', 'preferred_time', 'location', 'message', 'opt_in'] as const),
        ],
      },
    },
    { name: 'TestDrive', props: { form: 'test_drive' } },
    { name: 'Service', props: { form: 'service', place: 'workshop' }, slots },
    { name: 'Finance', props: { form: 'finance' } },
    { name: 'Parts', props: { form: 'parts' } },
    { name: 'Fleet', props: { form: 'fleet' } },
    { name: 'Careers', props: { form: 'careers' } },
    { name: 'Contact', props: { form: 'contact', level: 'h2', place: 'reception' } },
    { name: 'Photos', props: { form: 'request_photos' } },
    { name: 'SellMyCar', props: { form: 'sell_my_car', place: 'yard' } },
    { name: 'CallBack', props: { form: 'call_back' } },
    { name: 'Folded', props: { form: 'enquiry', level: 'h2', folded: true } },
  ],
})
