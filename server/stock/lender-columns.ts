import type { FinanceLender } from '#domain/car/finance-lender.ts'
import type { Draft } from './mapping/row-result.ts'

type LenderColumns = FinanceLender & { provider?: string }

/**
 * Makes an entry of `finance_lenders` of a row's `lender.…` fields, in place. Its key is the row's
 * provider, else that of the site. Returns why there is none, if the row has such fields.
 */
export function takeLenderColumns(draft: Draft, siteProvider?: number): string | undefined {
  if (draft.lender === undefined) return undefined
  // The mapping filled these fields, each valid by its own schema.
  const { provider = siteProvider?.toString(), ...entry } = draft.lender as LenderColumns
  delete draft.lender
  if (Object.keys(entry).length === 0) return undefined
  if (provider === undefined) {
    return 'expected `lender.provider`, since the site names no finance provider'
  }
  draft.finance_lenders = { ...(draft.finance_lenders ?? {}), [provider]: entry }
  return undefined
}
