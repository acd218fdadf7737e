import { type FormEvent, type FormState, formAfter } from '#domain/enquiry/form-submission.ts'
import { FORM_ID_FIELD } from '#domain/enquiry/form-wire.ts'
import { createKeptForm } from '#state/kept-form.ts'
import { createReusedForm } from '#state/reused-form.ts'
import { createSentLead } from '#state/sent-lead.ts'
import { createSubmissionKey } from '#state/submission-key.ts'
import { afterPress } from './after-press.ts'
import { showAnswers } from './form-answers.ts'
import { answersOf, type FieldElement, fieldsIn } from './form-elements.ts'
import { type Fault, faultOf, showFault, updateSummary } from './form-faults.ts'
import { fillIn, fillPerson, typedAnswers } from './form-memory.ts'
import { type Sent, type StoredAnswer, send } from './form-send.ts'
import { offerSlots } from './form-slots.ts'
import { formSteps } from './form-steps.ts'
import { formView } from './form-view.ts'
import { sentBody } from './sent-body.ts'

const started = new WeakSet<HTMLElement>()

/**
 * Saves a form its page loads: shows a step at a time, checks each field when it is left, sends in the
 * background, keeps what was typed until it has arrived. Runs once a form, however often it is called.
 * Spec 2.53, 4.19, 4.20, 5.16, 5.25, 8.04, 8.05, D24.
 */
export default function startForm(host: HTMLElement): void {
  const form = host.querySelector('form')
  const said = form?.querySelector<HTMLElement>('.lead-form-said')
  if (!form || !said || started.has(form)) return
  started.add(form)
  form.noValidate = true
  const fields = fieldsIn(form)
  const name = `${location.pathname}#${new FormData(form).get(FORM_ID_FIELD)}`
  const kept = createKeptForm(name)
  const reused = createReusedForm()
  const key = createSubmissionKey(name)
  const view = formView(form, said)
  // What came back from the server is as it was typed.
  if (!said.hasChildNodes()) {
    fillIn(fields, kept.read() ?? {})
    fillPerson(fields, reused.read())
  }

  const unfinished = () => fields.find((element) => faultOf(element) !== undefined)
  const steps = formSteps(form, unfinished, {
    name,
    onBack() {
      if (state.name === 'submitting') return
      state = formAfter(idle(), { type: 'back' }, steps)
      if (state.name === 'idle') steps.back(state.step)
    },
    onMove: view.clear,
    onShow(isLast) {
      view.step(isLast)
      if (isLast) showAnswers(form, fields)
    },
  })
  const idle = (): FormState => ({ name: 'idle', step: steps.at() })
  let state = idle()

  const elementOf = (target: EventTarget | null): FieldElement | undefined =>
    fields.find(({ root }) => target instanceof Node && root.contains(target))
  const touched = new Set<FieldElement>()
  const move = afterPress()
  form.addEventListener('input', ({ target }) => {
    const element = elementOf(target)
    if (element) touched.add(element)
    kept.write(typedAnswers(fields))
  })
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const element = elementOf(target)
    const isInside = relatedTarget instanceof Node && element?.root.contains(relatedTarget)
    if (element && touched.has(element) && !isInside) move(() => check(element))
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void attempt(form)
  })
  // Back from the next page, the browser may show this one as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    state = idle()
    view.idle()
  })

  function check(element: FieldElement): Fault[] {
    const message = faultOf(element)
    say(element, message)
    return message === undefined ? [] : [{ element, message }]
  }

  function say(element: FieldElement, message: string | undefined): void {
    if (!form || !said) return
    showFault(form, element, message)
    updateSummary(said, message === undefined ? { element } : { element, message })
  }

  async function attempt(sent: HTMLFormElement): Promise<void> {
    if (state.name === 'submitting') return
    const isLast = steps.at() + 1 === steps.steps
    const asked = fields.filter(({ root }) => isLast || steps.of(root) === steps.at())
    const faults = asked.flatMap(check)
    if (faults.length > 0) return summarise(faults)
    state = formAfter(idle(), { type: 'continue' }, steps)
    if (state.name === 'idle') return steps.go(state.step)
    const lists = fields.flatMap(({ field }) => (field.kind === 'checks' ? [field.name] : []))
    const body = sentBody(sent, lists)
    view.busy(fields)
    const outcome = await send(body, { key: key.of(contentOf(fields, sent)) })
    state = formAfter(state, eventOf(outcome), steps)
    if (outcome.state === 'stored') return arrived(outcome.answer)
    view.idle()
    const refused = outcome.state === 'refused' ? faultsOf(outcome.faults) : []
    for (const { element, message } of refused) say(element, message)
    if (refused.length > 0) return summarise(refused)
    const slot = fields.find(({ field }) => field.kind === 'slot')
    const taken = outcome.state === 'refused' && outcome.isTaken ? slot : undefined
    if (taken) steps.go(steps.of(taken.root))
    if (state.name === 'failure') view.failure(state)
    if (taken && outcome.state === 'refused')
      offerSlots(sent, taken, { slots: outcome.slots, onChoose: view.clear })
  }

  /** The faults above the fields, in the first step that has one. */
  function summarise(faults: readonly Fault[]): void {
    const [first] = faults
    if (first) steps.go(steps.of(first.element.root))
    view.faults(faults)
  }

  /** The server's word on single fields, which is final. */
  const faultsOf = (faults: Readonly<Record<string, string>>): Fault[] =>
    fields.flatMap((element) => {
      const message = faults[element.field.name]
      return message === undefined ? [] : [{ element, message }]
    })

  function arrived(answer: StoredAnswer): void {
    const typed = Object.fromEntries(
      fields.map((element) => [element.field.name, answersOf(element)[0] ?? '']),
    )
    const { lead_id, reference = '', key: edit, event } = answer
    kept.forget()
    reused.write(typed)
    key.stored()
    const car_id = form?.querySelector<HTMLInputElement>('[name=car_id]')?.value
    createSentLead().write({
      lead_id,
      reference,
      form: form?.dataset.form ?? '',
      ...(edit !== undefined && { key: edit }),
      ...(event !== undefined && { event }),
      ...(typed.name && { name: typed.name }),
      ...(typed.dateTime && { at: typed.dateTime }),
      ...(car_id !== undefined && { car_id }),
    })
    view.leave(answer.next ?? '/success')
  }
}

/** What makes two attempts the same lead: all that is sent, hidden fields too. */
const contentOf = (fields: readonly FieldElement[], form: HTMLFormElement): string =>
  JSON.stringify([fields.map(answersOf), [...new FormData(form)].map(String)])

function eventOf(sent: Sent): FormEvent {
  if (sent.state === 'stored') return { type: 'answered', lead_id: sent.answer.lead_id }
  if (sent.state === 'refused') return { type: 'answered', error: sent.error ?? null }
  return { type: sent.state }
}
