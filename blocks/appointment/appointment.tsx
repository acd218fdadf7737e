import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { momentText } from '#domain/reservation/moment-text.ts'
import type { AppointmentView } from '#parts/appointment-state/appointment-view.ts'
import { CarStrip } from '#parts/car-strip/car-strip.tsx'
import { FormPage } from '#parts/form-page/form-page.tsx'
import { testDrivePath } from '#parts/links/enquiry-path.ts'
import { CallAbout } from '#parts/phone/call-about.tsx'
import {
  Reserving,
  ReservingButtons,
  ReservingForm,
  ReservingLink,
} from '#parts/reservation/reserving.tsx'
import { Slip, SlipFacts } from '#parts/slip/slip.tsx'
import { SlotField } from '#parts/slot-field/slot-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import type { ViewOf } from '../define-block.ts'
import type { AppointmentData } from './load.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block, AppointmentData>

interface Shown extends Pick<View, 'id' | 'data' | 'site' | 'page'> {
  readonly state: AppointmentView
  readonly fill: (text: string) => string
}

/** As editors show it, where no server says whose it is. */
const sample: AppointmentView = {
  path: '',
  state: 'confirmed',
  kind: 'drive',
  carId: undefined,
  location: '',
  startsAt: '2026-11-26T00:30:00.000Z',
  version: 1,
  isCancelling: false,
  from: undefined,
  outcome: undefined,
}

/** One buyer's appointment, whole without script: links, and forms that post. Spec 5.09, FLOWS 4. */
export default function Appointment({ id, props, data, site, page }: View) {
  const { words, look } = site
  const state = page.appointment ?? sample
  const isCaravan = data.car?.item_type === 'caravan'
  const drive = isCaravan ? words.appointmentViewing : words.appointmentDrive
  const what = state.kind === 'service' ? words.appointmentService : drive
  const fill = (text: string) => fillPlaceholders(text, { what })
  const shown: Shown = { id, state, data, site, page, fill }
  const { title, text } = textsOf(shown)
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={props.variant ?? look.form}
      isTitle
      head={<h1 id={`${id}-title`}>{fill(title)}</h1>}
      lead={text && fill(text)}
      about={
        data.car &&
        state.state !== 'over' && (
          <CarStrip car={data.car} site={site} page={page} picture="large" />
        )
      }
    >
      <Reserving>
        <Content {...shown} />
      </Reserving>
    </FormPage>
  )
}

function textsOf({ state, site: { words } }: Shown): {
  readonly title: string
  readonly text?: string
} {
  switch (state.state) {
    case 'over':
      return { title: words.appointmentOverTitle, text: words.appointmentOverText }
    case 'cancelled':
      return { title: words.appointmentCancelledTitle, text: words.appointmentCancelledText }
    case 'asked':
    case 'confirmed':
      if (state.isCancelling)
        return { title: words.appointmentCancelTitle, text: words.appointmentCancelText }
      return {
        title:
          state.state === 'asked' ? words.appointmentAskedTitle : words.appointmentConfirmedTitle,
      }
  }
}

function Content(shown: Shown) {
  const { state, data, site } = shown
  const { words } = site
  if (state.state === 'over' || state.state === 'cancelled') {
    const again = state.kind === 'drive' ? data.car && testDrivePath(data.car, site) : undefined
    return (
      <ReservingButtons>
        {again !== undefined && <Button href={again}>{words.appointmentBookAnother}</Button>}
        <CallAbout car={data.car} site={site} />
      </ReservingButtons>
    )
  }
  return (
    <>
      <Outcome {...shown} />
      <WhenAndWhere {...shown} />
      {state.isCancelling ? <Cancelling {...shown} /> : <Moving {...shown} />}
    </>
  )
}

/** What came of what was just done. */
function Outcome({ state, site: { words } }: Shown) {
  if (state.outcome === undefined) return null
  const says = {
    moved: words.appointmentMoved,
    taken: words.appointmentTaken,
    stale: words.appointmentStale,
  }[state.outcome]
  return (
    <Notice role="status" tone={state.outcome === 'moved' ? 'success' : 'warning'}>
      {says}
    </Notice>
  )
}

function WhenAndWhere({ state, site }: Shown) {
  const place = site.locations.find(({ slug }) => slug === state.location)
  return (
    <Slip>
      <SlipFacts
        facts={[
          [site.words.appointmentWhen, momentText(state.startsAt, site)],
          [site.words.appointmentWhere, place?.name ?? site.name],
        ]}
      />
    </Slip>
  )
}

function Cancelling({ state, site: { words }, fill }: Shown) {
  return (
    <ReservingForm action={state.path}>
      <input type="hidden" name="version" value={state.version} />
      <ReservingButtons>
        <SubmitButton size="lg" name="do" value="cancel" busyLabel={words.appointmentCancelling}>
          {fill(words.appointmentCancelButton)}
        </SubmitButton>
        <Button variant="outline" size="lg" href={state.path}>
          {words.appointmentKeep}
        </Button>
      </ReservingButtons>
    </ReservingForm>
  )
}

/** Another time, or none. */
function Moving({ id, state, data, site }: Shown) {
  const { words } = site
  const { offered, car } = data
  const cancel = (
    <>
      <CallAbout car={car} site={site} />
      <ReservingLink href={`${state.path}?cancel=1`}>{words.appointmentCancel}</ReservingLink>
    </>
  )
  if (!offered) return <ReservingButtons>{cancel}</ReservingButtons>
  return (
    <ReservingForm action={state.path}>
      <h2 id={`${id}-change`}>{words.appointmentChange}</h2>
      <input type="hidden" name="version" value={state.version} />
      <SlotField
        id={`${id}-at`}
        name="at"
        offered={offered}
        car={car}
        site={site}
        required
        hrefOf={(from) => `${state.path}?from=${from}#${id}-change`}
      />
      <ReservingButtons>
        <SubmitButton name="do" value="move" busyLabel={words.appointmentMoving}>
          {words.appointmentMove}
        </SubmitButton>
        {cancel}
      </ReservingButtons>
    </ReservingForm>
  )
}
