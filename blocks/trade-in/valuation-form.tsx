import type { ReactNode } from 'react'
import { errorSummary } from '#domain/trade-in/field-errors.ts'
import { CallAbout } from '#parts/phone/call-about.tsx'
import { Button } from '#ui/button/button.tsx'
import { FORM_TEXT } from '#ui/data-attributes.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { addressOf, errorsOf, fieldId, type StepProps } from './step-props.ts'

interface ValuationFormProps extends StepProps {
  /** What a failed call of this step is called, above its reason. */
  readonly failedTitle?: string
  /** Of a field whose first control has another id, the first part of it. */
  readonly controlIds?: Readonly<Record<string, string>>
  readonly className?: string
  /** It has a field for files. */
  readonly hasFiles?: boolean
  readonly children: ReactNode
}

/** The form of a step: what was wrong, its fields, and which version of the valuation they answer. FLOWS 1. */
export function ValuationForm(props: ValuationFormProps) {
  const { valuation, site, hasFiles = false, className, children } = props
  return (
    <>
      <form
        method="post"
        action={addressOf(props)}
        className={`valuation-form ${className ?? ''}`.trim()}
        noValidate
        {...(hasFiles && { encType: 'multipart/form-data' })}
      >
        {valuation.id !== undefined && (
          <input type="hidden" name="version" value={valuation.version} />
        )}
        <Said {...props} />
        {children}
        <p role="status" className="sr-only" />
      </form>
      <template {...{ [FORM_TEXT]: 'offline' }}>
        <Notice role="alert" tabIndex={-1} tone="warning" className="valuation-notice">
          <p className="valuation-notice-title">{site.words.formOffline}</p>
          <p>{site.words.formOfflineAdvice}</p>
        </Notice>
      </template>
    </>
  )
}

/** What was wrong, above the fields; it takes the focus. Spec 5.25, 8.05, 8.09. */
function Said({ valuation, failedTitle, controlIds = {}, ...props }: ValuationFormProps) {
  const { state, site } = props
  const summary = errorSummary(errorsOf(state))
  const errors = (summary?.errors ?? []).map(({ field, message }) => ({
    id: controlIds[field] ?? fieldId(props, field),
    message,
  }))
  const failure = valuation.state.step === 'failed' ? valuation.state.message : valuation.problem
  return (
    <div className="valuation-said">
      {summary ? (
        <ErrorSummary errors={errors} heading={site.words.formFaults} autoFocus />
      ) : (
        failure !== undefined && (
          <Notice role="alert" tabIndex={-1} tone="warning" className="valuation-notice" autoFocus>
            {failedTitle !== undefined && valuation.problem === undefined && (
              <p className="valuation-notice-title">{failedTitle}</p>
            )}
            <p>{failure}</p>
            {valuation.problem === undefined && (
              <CallAbout car={props.wished} site={site} size="sm" />
            )}
          </Notice>
        )
      )}
    </div>
  )
}

/** A form of one button: another wish than to send the answers of the step. */
export function WishForm({
  wish,
  className,
  children,
  ...props
}: StepProps & {
  readonly wish: 'back' | 'stop'
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <form method="post" action={addressOf(props)} className={className}>
      <input type="hidden" name="version" value={props.valuation.version} />
      <Button
        type="submit"
        name="action"
        value={wish}
        variant={wish === 'back' ? 'link' : 'outline'}
      >
        {wish === 'back' && <Icon name="arrow-left" size="sm" />}
        {children}
      </Button>
    </form>
  )
}
