import type { ImagesStep } from '#domain/trade-in/valuation-wizard-state.ts'
import { Button } from '#ui/button/button.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { Photos } from './photos.tsx'
import { fieldId, type StepProps } from './step-props.ts'
import { ValuationForm } from './valuation-form.tsx'

/** Step Three, where the site asks for photos. Spec 4.25, 5.24. */
export function PhotosStep(props: StepProps<ImagesStep>) {
  const { state, site } = props
  const { words } = site
  const [error] = Object.values(state.errors)
  const field = fieldId(props, 'images')
  const faulty = Object.keys(state.errors).map((name) => [name, field] as const)
  return (
    <ValuationForm {...props} controlIds={Object.fromEntries(faulty)} hasFiles>
      <p>{words.valuationPhotosLead}</p>
      <Photos {...props} canChoose error={error} />
      <p className="small-print">{words.valuationPhotosGood}</p>
      <div className="valuation-buttons">
        <SubmitButton size="lg">{words.formContinue}</SubmitButton>
        <Button type="submit" name="action" value="skip" variant="link" formNoValidate>
          {words.valuationSkip}
        </Button>
      </div>
    </ValuationForm>
  )
}
