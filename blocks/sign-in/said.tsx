import { type SignInSentence, signInSentence } from '#domain/account/sign-in-problem.ts'
import { Button } from '#ui/button/button.tsx'
import { FORM_TEXT } from '#ui/data-attributes.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import { Notice, type NoticeProps } from '#ui/notice/notice.tsx'
import type { StepProps } from './step-props.ts'

/** What was wrong, in words. */
export function sentenceOf({ state, site, page }: StepProps): SignInSentence | undefined {
  const { words, locale, timeZone } = site
  const context = { words, locale, timeZone, now: new Date(page.now) }
  return state.problem && signInSentence(state.problem, context)
}

/** What was wrong, above the field; it takes the focus. Spec 5.25. */
export function Said(props: StepProps) {
  const { id, state, site } = props
  const said = sentenceOf(props)
  return (
    <div className="sign-in-said">
      {said?.field !== undefined && (
        <ErrorSummary
          errors={[{ id: `${id}-${said.field}`, message: said.text }]}
          heading={site.words.formFaults}
          autoFocus
        />
      )}
      {said && said.field === undefined && (
        <SignInNotice tone={said.title === undefined ? 'info' : 'warning'} {...said} autoFocus>
          {state.problem?.code === 'too_many_codes' && <CallInstead site={site} />}
        </SignInNotice>
      )}
    </div>
  )
}

/** Of the state that the script alone sees. */
export const OfflineTemplate = ({ site: { words } }: Pick<StepProps, 'site'>) => (
  <template {...{ [FORM_TEXT]: 'offline' }}>
    <SignInNotice tone="warning" title={words.formOffline} text={words.signInOffline} />
  </template>
)

interface SignInNoticeProps extends Pick<NoticeProps, 'tone' | 'autoFocus' | 'children'> {
  readonly title?: string
  readonly text: string
}

const SignInNotice = ({
  title,
  text,
  children,
  field: _,
  ...rest
}: SignInNoticeProps & Pick<SignInSentence, 'field'>) => (
  <Notice role="alert" tabIndex={-1} className="sign-in-notice" {...rest}>
    {title !== undefined && <p className="sign-in-notice-title">{title}</p>}
    <p>{text}</p>
    {children}
  </Notice>
)

/** A number to call, unless the site reveals its number only when asked. */
function CallInstead({ site: { words, contact, flags } }: Pick<StepProps, 'site'>) {
  if (flags.revealPhone) return null
  return (
    <Button variant="outline" size="sm" href={telHref(contact.phone)} className="figures">
      <Icon name="phone" />
      {contact.phone}
      <span className="sr-only">: {words.callDealer}</span>
    </Button>
  )
}
