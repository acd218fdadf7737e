import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { FormPage } from '#parts/form-page/form-page.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Link } from '#ui/link/link.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** What is deleted and what is kept, before anything is done. */
export default function DeleteAccount({ id, props, site }: ViewOf<typeof block>) {
  const { words, look, name } = site
  const filled = (text: string) => fillPlaceholders(text, { name, cars: words.cars })
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={props.variant ?? look.form}
      isTitle
      head={<h1 id={`${id}-title`}>{words.deleteAccount}</h1>}
      lead={words.deleteAccountLead}
    >
      <form method="post" action="/my-details/delete" className="delete-account">
        <h2>{words.deleteAccountWhat}</h2>
        <p>{filled(words.deleteAccountGone)}</p>
        <h2>{words.deleteAccountKept}</h2>
        <p>{filled(words.deleteAccountStays)}</p>
        <p>{filled(words.deleteAccountLaw)}</p>
        <div>
          <Checkbox name="enquiries" value="1" aria-describedby={`${id}-too`}>
            {words.deleteAccountToo}
          </Checkbox>
          <p id={`${id}-too`} className="delete-account-hint">
            {filled(words.deleteAccountTooHint)}
          </p>
        </div>
        <div className="delete-account-buttons">
          <SubmitButton size="lg" busyLabel={words.deleteAccountDeleting}>
            {words.deleteAccount}
          </SubmitButton>
          <Link href="/my-details">{words.deleteAccountBack}</Link>
        </div>
      </form>
    </FormPage>
  )
}
