import type { WordName, Words } from '../../site/interface-texts.ts'
import type { FieldName } from './fields.ts'
import type { FormKind } from './kinds.ts'

/** What a kind of form asks, before a site and a block narrow it. */
export interface FormPlan {
  readonly title: WordName
  readonly submit: WordName
  /** The label of the message, and its hint. */
  readonly message: WordName
  readonly messageHint?: WordName
  /** Fields that must be answered, besides those of `alwaysRequired`. */
  readonly required: readonly FieldName[]
  readonly steps: readonly {
    readonly key: string
    readonly title: WordName
    readonly fields: readonly FieldName[]
  }[]
  /** Fields that a block may name, and that do not show otherwise. */
  readonly more?: readonly FieldName[]
}

const unseen: readonly FieldName[] = ['category', 'car_id']
const person: readonly FieldName[] = ['name', 'email', 'phone']
const ending: readonly FieldName[] = ['opt_in', 'terms_conditions']

const details = (...fields: readonly FieldName[]) => ({
  key: 'details',
  title: 'formStepDetails' as const,
  fields: [...unseen, ...fields],
})

const enquiry: FormPlan = {
  title: 'formTitleCar',
  submit: 'formSubmitEnquiry',
  message: 'formMessage',
  required: ['message'],
  steps: [details(...person, 'location', 'Rego', 'message', ...ending)],
  more: ['dealership_slug', 'preferred_contact', 'preferred_time', 'budget', 'company'],
}

/** Every form as it is where neither site nor block says otherwise. Spec 2.08, 2.13, 5.09-5.13. */
export const formPlans: Readonly<Record<FormKind, FormPlan>> = {
  enquiry,
  contact: { ...enquiry, title: 'formTitleEnquiry' },
  test_drive: {
    title: 'formTitleTestDrive',
    submit: 'formSubmitTestDrive',
    message: 'formRemarks',
    required: [],
    steps: [
      { key: 'time', title: 'formStepTime', fields: ['location', 'dateTime'] },
      details(...person, 'message', 'terms_conditions'),
    ],
    more: ['opt_in', 'preferred_contact'],
  },
  service: {
    title: 'formTitleService',
    submit: 'formSubmitService',
    message: 'formNoticed',
    messageHint: 'formNoticedHint',
    required: ['own_vehicle'],
    steps: [
      { key: 'car', title: 'formStepCar', fields: ['Rego', 'own_vehicle', 'own_odometer'] },
      { key: 'needs', title: 'formStepNeeds', fields: ['additional_services', 'message'] },
      {
        key: 'when',
        title: 'formStepWhen',
        fields: ['Service Location', 'preferred_day', 'preferred_time'],
      },
      details(...person, 'terms_conditions'),
    ],
    more: ['opt_in', 'preferred_contact'],
  },
  finance: {
    title: 'formTitleFinance',
    submit: 'formSubmitFinance',
    message: 'formRemarks',
    required: [],
    steps: [details('budget', ...person, 'dealership_slug', 'location', 'message', ...ending)],
    more: ['preferred_contact', 'preferred_time'],
  },
  parts: {
    title: 'formTitleParts',
    submit: 'formSubmitParts',
    message: 'formPart',
    messageHint: 'formPartHint',
    required: ['message', 'own_vehicle'],
    steps: [details('own_vehicle', 'Rego', 'message', ...person, 'location', ...ending)],
    more: ['preferred_contact'],
  },
  fleet: {
    title: 'formTitleFleet',
    submit: 'formSubmitFleet',
    message: 'formFleetNeeds',
    required: ['message', 'company'],
    steps: [details('company', ...person, 'fleet_size', 'message', ...ending)],
    more: ['location', 'budget', 'preferred_contact', 'preferred_time'],
  },
  careers: {
    title: 'formTitleCareers',
    submit: 'formSubmitCareers',
    message: 'formAboutYou',
    messageHint: 'formAboutYouHint',
    required: ['message'],
    steps: [details(...person, 'location', 'message', 'terms_conditions')],
  },
  request_photos: {
    title: 'formTitlePhotos',
    submit: 'formSubmitPhotos',
    message: 'formPhotosWanted',
    required: [],
    steps: [details(...person, 'message', 'terms_conditions')],
    more: ['opt_in'],
  },
  sell_my_car: {
    title: 'formTitleSell',
    submit: 'formSubmitSell',
    message: 'formCondition',
    messageHint: 'formConditionHint',
    required: ['own_vehicle'],
    steps: [
      {
        key: 'car',
        title: 'formStepCar',
        fields: ['Rego', 'own_vehicle', 'own_odometer', 'message'],
      },
      details(...person, 'location', ...ending),
    ],
    more: ['preferred_contact', 'preferred_time'],
  },
  call_back: {
    title: 'formTitleCallBack',
    submit: 'formSubmitCallBack',
    message: 'formRemarks',
    required: [],
    steps: [details('name', 'phone', 'preferred_time', 'message', 'terms_conditions')],
    more: ['email', 'location', 'preferred_day', 'opt_in'],
  },
}

/** The fields that a form can have, in order. */
export const namesOfForm = (kind: FormKind): readonly FieldName[] => {
  const { steps, more = [] } = formPlans[kind]
  return [...steps.flatMap(({ fields }) => fields), ...more]
}

/** A text that a plan names. */
export const wordOf = (name: WordName, words: Words): string => words[name]
