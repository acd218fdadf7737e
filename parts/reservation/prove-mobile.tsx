import { signInPath } from '#domain/account/sign-in-path.ts'
import type { SignInType } from '#domain/account/sign-in-type.ts'
import { Field } from '#ui/field/field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PhoneInput } from '#ui/phone-input/phone-input.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import type { SiteView } from '../view-context.ts'
import { ReservingForm } from './reserving.tsx'

interface ProveMobileProps {
  /** Of the block. */
  readonly id: string
  readonly site: Pick<SiteView, 'words'>
  readonly type: SignInType
  /** The path that the sign-in leads back to. */
  readonly redirect: string
  /** Where it leads who does not sign in. */
  readonly back: string
  /** Why a code is sent. */
  readonly title: string
  readonly text: string
}

/** A mobile number, which the sign-in proves by a code and then leads back. FLOWS 9. */
export function ProveMobile({ id, site, type, redirect, back, title, text }: ProveMobileProps) {
  const { words } = site
  return (
    <ReservingForm action={signInPath({ type, redirect, back })} words={words}>
      <Notice className="reserving-notice">
        <p className="reserving-notice-title">{title}</p>
        <p>{text}</p>
      </Notice>
      <Field id={`${id}-phone`} label={words.checkoutMobile} hint={words.signInNumberHint}>
        {(control) => <PhoneInput {...control} name="phone" required />}
      </Field>
      <SubmitButton size="lg" busyLabel={words.signInSending}>
        {words.checkoutTextCode}
      </SubmitButton>
    </ReservingForm>
  )
}
