import type { Car } from '#domain/car/car.ts'
import { type FormSpec, fieldsOf } from '#domain/enquiry/form/fields.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { FORM_TEXT } from '#ui/data-attributes.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { FieldNotes } from '#ui/field/field-notes.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import { Notice, type NoticeProps } from '#ui/notice/notice.tsx'

interface FormNoticeProps extends Pick<NoticeProps, 'tone' | 'autoFocus' | 'children'> {
  readonly title: string
  readonly text: string
}

/** What became of a form, above its fields. It takes the focus. */
const FormNotice = ({ title, text, children, ...rest }: FormNoticeProps) => (
  <Notice role="alert" tabIndex={-1} className="lead-form-notice" {...rest}>
    <p className="lead-form-notice-title">{title}</p>
    <p>{text}</p>
    {children}
  </Notice>
)

interface NotSentProps {
  readonly car: Car | undefined
  readonly site: SiteView
  /** Why. */
  readonly text: string
  readonly autoFocus?: boolean
}

/** It was not taken: why, what was typed is still here, and whom to call. Spec 8.04, 8.05. */
export function NotSent({ car, site, text, ...rest }: NotSentProps) {
  const { words, contact, flags } = site
  const phone = (car && carPhone(car, contact)?.phone) ?? contact.phone
  return (
    <FormNotice tone="error" title={words.formNotSent} text={text} {...rest}>
      <p>{words.formKept}</p>
      {!flags.revealPhone && (
        <Button variant="outline" size="sm" href={telHref(phone)} className="figures">
          <Icon name="phone" />
          {phone}
          <span className="sr-only">: {words.callDealer}</span>
        </Button>
      )}
    </FormNotice>
  )
}

/**
 * The states of the form that its script shows, each a template, so that the script has no text of its own:
 * the names are the reasons of `FormState`, and `faults`, `fault`, `again`, `continue`,
 * `slots`, `title`.
 */
export function FormTemplates({
  car,
  site,
  spec,
}: Omit<NotSentProps, 'text'> & { readonly spec: FormSpec }) {
  const { words } = site
  return (
    <>
      <template {...{ [FORM_TEXT]: 'failed' }}>
        <NotSent car={car} site={site} text={words.formFailed} />
      </template>
      <template {...{ [FORM_TEXT]: 'unexpected' }}>
        <NotSent car={car} site={site} text={words.formUnexpected} />
      </template>
      <template {...{ [FORM_TEXT]: 'offline' }}>
        <FormNotice tone="warning" title={words.formOffline} text={words.formOfflineAdvice} />
      </template>
      <template {...{ [FORM_TEXT]: 'no_answer' }}>
        <FormNotice tone="warning" title={words.formNoAnswer} text={words.formNoAnswerAdvice} />
      </template>
      <template {...{ [FORM_TEXT]: 'faults' }}>
        <ErrorSummary errors={[{ id: '', message: '' }]} heading={words.formFaults} />
      </template>
      <template {...{ [FORM_TEXT]: 'fault' }}>
        <FieldNotes id="" error=" " />
      </template>
      <template {...{ [FORM_TEXT]: 'again' }}>{words.formSendAgain}</template>
      {spec.steps.length > 1 && (
        <template {...{ [FORM_TEXT]: 'continue' }}>{words.formContinue}</template>
      )}
      {fieldsOf(spec).some(({ kind }) => kind === 'slot') && (
        <template {...{ [FORM_TEXT]: 'slots' }}>
          <p className="lead-form-slots">
            <Button variant="outline" size="sm" className="figures" />
          </p>
        </template>
      )}
      <template {...{ [FORM_TEXT]: 'title' }}>{words.formErrorTitle}</template>
    </>
  )
}
