import { signInPath } from '#domain/account/sign-in-path.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { TERMS_PATH } from '#parts/prizes/wheel-view.ts'
import { Field } from '#ui/field/field.tsx'
import { Link } from '#ui/link/link.tsx'
import { PhoneInput } from '#ui/phone-input/phone-input.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { OfflineTemplate, Said, sentenceOf } from './said.tsx'
import type { StepProps } from './step-props.ts'

const PRIVACY = '/privacy-policy'

/** The number that a code is sent to. */
export function NumberStep(props: StepProps) {
  const { id, state, phone, site, page } = props
  const { words, name, contact, flags } = site
  const said = sentenceOf(props)
  return (
    <>
      <form method="post" action={signInPath(state.query)} className="sign-in-form" noValidate>
        <Said {...props} />
        <Field
          id={`${id}-phone`}
          label={words.signInNumber}
          hint={words.signInNumberHint}
          error={said?.field === 'phone' ? said.text : undefined}
        >
          {(control) => <PhoneInput {...control} name="phone" required defaultValue={phone} />}
        </Field>
        <SubmitButton size="lg" busyLabel={words.signInSending}>
          {words.signInSend}
        </SubmitButton>
        <p role="status" className="sr-only" />
      </form>
      <div className="sign-in-small">
        <p>
          {fillPlaceholders(words.signInPurpose, { name })}{' '}
          {hasPage(page, PRIVACY) && <Link href={PRIVACY}>{words.signInPrivacy}</Link>}
        </p>
        {state.query.type === 'spin-to-win' && hasPage(page, TERMS_PATH) && (
          <p>
            <Link href={TERMS_PATH}>{words.wheelPrizesFirst}</Link>
          </p>
        )}
        {!flags.revealPhone && (
          <p>{fillPlaceholders(words.signInInstead, { phone: contact.phone })}</p>
        )}
      </div>
      <OfflineTemplate site={site} />
    </>
  )
}
