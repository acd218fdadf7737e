import { signInPath } from '#domain/account/sign-in-path.ts'
import { isCodeOver, secondsUntil } from '#domain/account/sign-in-problem.ts'
import { CODE_DIGITS } from '#domain/account/thresholds.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeInput } from '#ui/code-input/code-input.tsx'
import { Field } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { OfflineTemplate, Said, sentenceOf } from './said.tsx'
import type { StepProps } from './step-props.ts'

/** The code of the text message, and the way to another one; where no try is left, that alone. */
export function CodeStep(props: StepProps) {
  const { state, site, page } = props
  const { words } = site
  const isOver = isCodeOver(state.problem)
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
        {!isOver && <Code {...props} />}
        <div className="sign-in-buttons">
          {!isOver && (
            <SubmitButton size="lg" busyLabel={words.signInChecking}>
              {words.signIn}
            </SubmitButton>
          )}
          <Button
            type="submit"
            name="again"
            value="1"
            formNoValidate
            {...(isOver ? { size: 'lg' } : { variant: 'link' })}
          >
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

function Code(props: StepProps) {
  const { id, site } = props
  const said = sentenceOf(props)
  return (
    <Field
      id={`${id}-code`}
      label={site.words.signInCode}
      hint={
        // What the script does: said before it is done (WCAG 3.2.2).
        <span className="sign-in-by-itself" hidden>
          {site.words.signInByItself}
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
  )
}
