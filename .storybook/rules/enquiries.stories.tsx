import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CarStatus, type CarType, carStatuses, carTypes } from '#domain/car/kinds.ts'
import { withCareersConverted } from '#domain/enquiry/careers.ts'
import { type EnquiryCategory, enquiryCategories } from '#domain/enquiry/category.ts'
import { defaultCategory } from '#domain/enquiry/default-category.ts'
import { type FormKind, formKinds } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { leadEvent } from '#domain/enquiry/lead-event.ts'
import { presetMessage } from '#domain/enquiry/preset-message.ts'
import { type StoredFormReason, storedForReuse } from '#domain/enquiry/stored-form.ts'
import { baseWords } from '#domain/site/interface-texts.ts'
import { answerOf, type Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'

const chosenOnes = ['set by the form', ...enquiryCategories] as const

type Inputs = {
  form: FormKind
  category: 'set by the form' | EnquiryCategory
  car_type: CarType
  status: CarStatus
  tag: string
  offer_accepted: boolean
  name: string
  email: string
  phone: string
}

const reasons: Record<StoredFormReason, string> = {
  name_missing: 'The name is missing.',
  email_missing: 'The email address is missing.',
  phone_missing: 'The phone number is missing.',
}

const typical: Inputs = {
  form: 'enquiry',
  category: 'set by the form',
  car_type: 'used',
  status: 'in_stock',
  tag: '',
  offer_accepted: false,
  name: 'Ada Okafor',
  email: 'ada@example.com',
  phone: '0491 570 006',
}
const testDrive: Inputs = { ...typical, form: 'test_drive' }

const rule: Rule<Inputs> = {
  title: 'Enquiries',
  sentence:
    'The form and its car decide the lead’s category; the category and the car’s type decide the event it is measured as. What a visitor types is kept for the next form only with a name, an email address and a phone number.',
  source: 'Spec 4.31, 5.14, 5.16, 7.20-7.28, D19, D20',
  inputs: {
    form: { label: 'Form', kind: formKinds },
    category: { label: 'Category', kind: chosenOnes },
    car_type: { label: 'Condition', kind: carTypes },
    status: { label: 'Status', kind: carStatuses },
    tag: { label: 'The dealer’s own tag', kind: 'text' },
    offer_accepted: { label: 'A trade-in offer was accepted', kind: 'yes_or_no' },
    name: { label: 'Name', kind: 'text' },
    email: { label: 'Email', kind: 'text' },
    phone: { label: 'Phone', kind: 'text' },
  },
  typical,
  decide({ form, category: chosen, car_type, status, tag, offer_accepted, ...person }) {
    const ofForm = defaultCategory(form, { car_type, tag })
    const lead = withCareersConverted({
      category: chosen === 'set by the form' ? ofForm : chosen,
      car_type,
      offer_accepted,
      ...person,
    })
    const { category } = lead
    const subcategory = 'subcategory' in lead ? lead.subcategory : undefined
    return [
      { about: 'Category', text: [category, subcategory].filter(Boolean).join(', ') },
      { about: 'Event number', text: String(leadEvent(lead)) },
      { about: 'Message to begin with', text: presetMessage({ status }, baseWords) ?? 'Empty' },
      answerOf('Kept for the next form', storedForReuse(person), {
        yes: 'Kept',
        no: 'Not kept',
        reasons,
      }),
    ]
  },
  cases: [
    { title: 'About a used car', inputs: typical },
    { title: 'About a demo car', inputs: { ...typical, car_type: 'demo' } },
    { title: 'A test drive of a new car', inputs: { ...testDrive, car_type: 'new' } },
    { title: 'A test drive of a used car', inputs: testDrive },
    { title: 'A car for test drives only', inputs: { ...testDrive, tag: 'Test Drive Only' } },
    { title: 'About a sold car', inputs: { ...typical, status: 'sold' } },
    { title: 'A career', inputs: { ...typical, category: 'Careers Enquiry' } },
    {
      title: 'An accepted offer',
      inputs: { ...typical, category: 'Trade-In Valuation', offer_accepted: true },
    },
    {
      title: 'Parts, without a phone number',
      inputs: { ...typical, category: 'Parts Enquiry', phone: '' },
    },
  ],
}

const meta: Meta<Inputs> = { title: 'Enquiries', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Enquiries' }
