import { signInPath } from '#domain/account/sign-in-path.ts'
import { secondsUntil } from '#domain/account/sign-in-problem.ts'
import { CODE_DIGITS } from '#domain/account/thresholds.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeInput } from '#ui/code-input/code-input.tsx'
import { Field } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { OfflineTemplate, Said, sentenceOf } from './said.tsx'
import type { StepProps } from './step-props.ts'

/** The code of the text message, and the way to another one. */
export function CodeStep(props: StepProps) {
  const { id, state, site, page } = props
  const { words } = site
  const said = sentenceOf(props)
  const now = new Date(page.now)
  const { retryAt = page.now } = state
  const isEarly = Date.parse(retryAt) > now.getTime()
  return (
    <>
      <form
        method="post"
        action={`${signInPath(state.query)}&step=code`}
        className="sign-in-form"
        noValidate
      >
        <Said {...props} />
        <Field
          id={`${id}-code`}
          label={words.signInCode}
          hint={
            // What the script does: said before it is done (WCAG 3.2.2).
            <span className="sign-in-by-itself" hidden>
              {words.signInByItself}
            </span>
          }
          error={said?.field === 'code' ? said.text : undefined}
        >
          {(control) => (
            <CodeInput
              {...control}
              name="code"
              required
              length={CODE_DIGITS}
              {...(!said && { autoFocus: true })}
            />
          )}
        </Field>
        <div className="sign-in-buttons">
          <SubmitButton size="lg" busyLabel={words.signInChecking}>
            {words.signIn}
          </SubmitButton>
          <Button type="submit" name="again" value="1" variant="link" formNoValidate>
            {words.signInAgain}
            {isEarly && (
              <time
                dateTime={`PT${secondsUntil(retryAt, now)}S`}
                aria-hidden="true"
                hidden
                className="figures"
              >
                {words.signInAgainIn}
              </time>
            )}
          </Button>
        </div>
        <p role="status" className="sr-only" />
      </form>
      <details className="sign-in-help">
        <summary>
          {words.signInNoText}
          <Icon name="chevron-down" size="sm" />
        </summary>
        <p>{words.signInNoTextAdvice}</p>
      </details>
      <OfflineTemplate site={site} />
    </>
  )
}
