import { formatMoney } from '#domain/format.ts'
import { MINUTE_MS } from '#domain/units.ts'
import { fillerOf, type StepProps } from './step-props.ts'

interface CheckoutNotice {
  readonly title?: string
  readonly text: string
  /** It shows whom to call. */
  readonly calls: boolean
}

/** Why the form was not taken, where its fields are as they should be. FLOWS 9. */
export function noticeOf(props: StepProps): CheckoutNotice | undefined {
  const { state, site, page } = props
  const { words, locale } = site
  const fill = fillerOf(props)
  const { problem } = state
  switch (problem?.code) {
    case 'price_changed': {
      const [was, is] = [formatMoney(problem.was, locale), formatMoney(problem.is, locale)]
      const text = fill(words.checkoutChanged, { was, is })
      return { title: words.checkoutChangedTitle, text, calls: false }
    }
    case 'choices_changed':
      return { title: words.purchaseChangedTitle, text: words.purchaseChanged, calls: false }
    case 'too_many': {
      const ms = Date.parse(problem.retryAt) - Date.parse(page.now)
      const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS))
      return { text: fill(words.checkoutTooMany, { minutes }), calls: true }
    }
    case 'not_reached':
      return { text: words.checkoutNotReached, calls: true }
    case 'not_stored':
      return { text: words.checkoutNotStored, calls: true }
    default:
      return undefined
  }
}
