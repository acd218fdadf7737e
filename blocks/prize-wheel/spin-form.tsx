import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { statesText } from '#parts/prizes/short-terms.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { FORM_TEXT } from '#ui/data-attributes.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import startWheel from './prize-wheel.island.ts'
import { factsOf, type WheelView } from './view.ts'
import { WheelDrawing } from './wheel-drawing.tsx'

/**
 * The wheel and its button: a form that works without script, whose answer is the page with the prize. Sent again,
 * the same spin is answered as before. FLOWS 11, 13.
 */
export function SpinForm(view: WheelView) {
  const { data, site } = view
  const { wheel, spins, state } = data
  const { words } = site
  const hasFailed = state === 'failed'
  return (
    <Scripted script={startWheel} name="wheel" className="spin">
      <WheelDrawing segments={wheel.segments} at={undefined} />
      <form method="post" action="/api/spins" className="spin-form">
        <input type="hidden" name="wheel" value={wheel.id} />
        <input type="hidden" name="spin" value={spins.drawn.length + 1} />
        <div className="spin-said">{hasFailed && <FailedNotice words={words} />}</div>
        <Checkbox name="confirmed" value="yes" required defaultChecked={hasFailed}>
          {fillPlaceholders(words.wheelConfirm, {
            states: statesText(wheel.eligible_states, site, 'disjunction'),
            age: String(wheel.minimum_age),
          })}
        </Checkbox>
        <SubmitButton size="lg" busyLabel={words.wheelSpinning}>
          {hasFailed ? words.wheelFailedShow : words.wheelSpin}
        </SubmitButton>
        <p role="status" className="spin-turning" />
        <p className="spin-small">
          {fillPlaceholders(words.wheelSignedIn, { phone: factsOf(view).phone })}
        </p>
      </form>
      <template {...{ [FORM_TEXT]: 'turning' }}>{words.wheelTurning}</template>
      <template {...{ [FORM_TEXT]: 'again' }}>{words.wheelFailedShow}</template>
      <template {...{ [FORM_TEXT]: 'failed' }}>
        <FailedNotice words={words} />
      </template>
      <template {...{ [FORM_TEXT]: 'offline' }}>
        <SpinNotice title={words.formOffline} text={words.wheelOffline} />
      </template>
    </Scripted>
  )
}

const FailedNotice = ({ words }: { readonly words: WheelView['site']['words'] }) => (
  <SpinNotice title={words.wheelFailed} text={words.wheelFailedText} />
)

const SpinNotice = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Notice role="alert" tabIndex={-1} tone="warning">
    <p className="spin-notice-title">{title}</p>
    <p>{text}</p>
  </Notice>
)
