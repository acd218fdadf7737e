import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { events } from '#domain/trade-in/valuation.fixture.ts'
import { next, startValuation, type WizardEvent } from '#domain/trade-in/valuation-wizard.ts'
import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import type { Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'

const answers = {
  'one car': events.oneFound,
  'one car without a valuation id': events.oneFoundWithoutEvalId,
  'several cars': events.severalFound,
  nothing: events.noneFound,
  'no answer': events.callFailed,
} satisfies Record<string, WizardEvent>
const endings = {
  'accepts the details': events.leadSaved,
  'refuses them': events.leadRefused,
} satisfies Record<string, WizardEvent>

type Inputs = {
  imageStep: boolean
  lookup: keyof typeof answers
  ending: keyof typeof endings
}
type Step = WizardState['step']

const steps: Record<Step, string> = {
  vehicle_details: 'Step One: registration and state',
  looking_up: 'Looking up the registration',
  choose_vehicle: 'Step Two: choose one car',
  images: 'Step Three: photos',
  your_details: 'Step Four: your details',
  no_match: 'No match: call, contact or back',
  submitting: 'Sending the details',
  done: 'Done',
  failed: 'Failed, with a message and a way back',
}

const typical: Inputs = { imageStep: true, lookup: 'one car', ending: 'accepts the details' }
/** More steps than any path through the wizard. */
const maxSteps = 12

/** The next event if a person fills in every form; undefined once the wizard has ended. */
function eventIn(state: WizardState, { lookup, ending }: Inputs): WizardEvent | undefined {
  const isChosen = state.step === 'looking_up' && state.manualEntry !== undefined
  const eventOf: Partial<Record<Step, WizardEvent>> = {
    vehicle_details: events.registrationSent,
    looking_up: isChosen ? events.oneFound : answers[lookup],
    choose_vehicle: events.choiceSent,
    images: events.imagesSent,
    your_details: events.detailsSent,
    submitting: endings[ending],
  }
  return eventOf[state.step]
}

function pathThrough(inputs: Inputs): Step[] {
  let state: WizardState = startValuation('qld')
  const path: Step[] = [state.step]
  let event = eventIn(state, inputs)
  while (event && path.length < maxSteps) {
    state = next(state, event, { imageStep: inputs.imageStep, country: 'AU' })
    path.push(state.step)
    event = eventIn(state, inputs)
  }
  return path
}

const rule: Rule<Inputs> = {
  title: 'Trade-in wizard',
  sentence:
    'What the registration look-up finds decides the steps of the valuation: one car, several to choose from, or none.',
  source: 'Spec 4.22-4.27, 8.05, 8.10',
  inputs: {
    imageStep: { label: 'The site asks for photos', kind: 'yes_or_no' },
    lookup: { label: 'The look-up finds', kind: Object.keys(answers) },
    ending: { label: 'At the end the server', kind: Object.keys(endings) },
  },
  typical,
  decide(inputs) {
    const path = pathThrough(inputs)
    const last = path.at(-1) ?? 'vehicle_details'
    const because = [path.map((step) => steps[step]).join(' → ')]
    return [{ about: 'The wizard ends with', text: steps[last], isYes: last === 'done', because }]
  },
  cases: [
    { title: 'One car, with photos', inputs: typical },
    { title: 'One car, without photos', inputs: { ...typical, imageStep: false } },
    {
      title: 'Photos cannot be stored',
      inputs: { ...typical, lookup: 'one car without a valuation id' },
    },
    { title: 'Several cars', inputs: { ...typical, lookup: 'several cars' } },
    { title: 'No match', inputs: { ...typical, lookup: 'nothing' } },
    { title: 'The provider is down', inputs: { ...typical, lookup: 'no answer' } },
    { title: 'The server refuses', inputs: { ...typical, ending: 'refuses them' } },
  ],
}

const meta: Meta<Inputs> = { title: 'Trade-in wizard', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = {
  name: 'Trade-in wizard',
  async play({ canvasElement }) {
    const row = within(canvasElement).getByRole('row', { name: /^Several cars/ })
    await expect(
      within(row).getByText(/the registration → Step Two: choose one car → Looking/),
    ).toBeVisible()
    await expect(within(row).getByText('Done')).toBeVisible()
  },
}
