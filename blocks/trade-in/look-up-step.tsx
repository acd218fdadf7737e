import { loadingMessage } from '#domain/trade-in/loading-message.ts'
import { valuationFailures } from '#domain/trade-in/messages.ts'
import type { LookingUp, NoMatch } from '#domain/trade-in/valuation-wizard-state.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { CallAbout } from '#parts/phone/call-about.tsx'
import { Button } from '#ui/button/button.tsx'
import { Plate } from './plate.tsx'
import type { StepProps } from './step-props.ts'
import { WishForm } from './valuation-form.tsx'

/** The look-up, which goes on by itself. Spec 4.23. */
export function LookingStep(props: StepProps<LookingUp>) {
  const { registration } = props.state
  return (
    <div className="valuation-looking">
      <Plate {...registration} />
      <p role="status" className="valuation-message">
        {loadingMessage(0)}
      </p>
      <WishForm {...props} wish="stop">
        {props.site.words.valuationStop}
      </WishForm>
    </div>
  )
}

/** Whom to ask where the register knows no such car. Spec 4.26, 8.10. */
export function NoMatchStep(props: StepProps<NoMatch>) {
  const { site, page } = props
  return (
    <div className="valuation-none">
      <h2 className="valuation-none-title">{valuationFailures.noMatch}</h2>
      <p>{valuationFailures.noMatchAdvice}</p>
      <div className="valuation-buttons">
        <CallAbout car={props.wished} site={props.site} variant="solid" />
        {hasPage(page, CONTACT) && (
          <Button variant="outline" href={CONTACT}>
            {site.words.valuationContact}
          </Button>
        )}
        <WishForm {...props} wish="back">
          {site.words.formBack}
        </WishForm>
      </div>
    </div>
  )
}

export const CONTACT = '/contact-us'
