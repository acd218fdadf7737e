import type { Car } from '#domain/car/car.ts'
import { withParameter } from '#domain/link.ts'
import type { FieldErrors } from '#domain/trade-in/field-errors.ts'
import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import type { ValuationView } from '#parts/valuation/valuation-view.ts'
import { stepOf, valuationPath } from '#parts/valuation/valuation-view.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'

/** What each step is made from. */
export interface StepProps<State extends WizardState = WizardState> {
  /** Of the block. */
  readonly id: string
  readonly valuation: ValuationView
  /** That of the valuation, or of a call that failed what was sent. */
  readonly state: State
  readonly wished: Car | undefined
  readonly site: SiteView
  readonly page: PageView
}

/** Where the forms of a step are sent: the first one to the page that it is on. */
export function addressOf({ valuation, wished, page }: Omit<StepProps, 'state'>): string {
  const { id, state } = valuation
  if (id !== undefined) return valuationPath(id, stepOf(state))
  const path = isGone(page) ? '/trade-in' : page.path
  return wished ? withParameter(path, 'car_id', wished.id) : path
}

/** Whether the page is that of a valuation which has ended, or never was. */
export const isGone = ({ route, valuation }: Pick<PageView, 'route' | 'valuation'>): boolean =>
  valuation === undefined && route === '/trade-in/:valuation/:step'

/** The id of a field's control, by the field's name. */
export const fieldId = ({ id }: Pick<StepProps, 'id'>, name: string): string => `${id}-${name}`

/** What was wrong with the fields that were sent. */
export const errorsOf = (state: WizardState): FieldErrors => ('errors' in state ? state.errors : {})
