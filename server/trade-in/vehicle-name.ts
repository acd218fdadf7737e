import { cleanLine } from '#domain/clean-text.ts'
import { MAX_SHORT_TEXT_CHARACTERS } from '#domain/enquiry/form/thresholds.ts'
import type { ValuationLead } from '#domain/trade-in/valuation-lead.ts'

/** The car in words; its registration where nothing else is known. */
export function vehicleName({
  Year,
  Make,
  Model,
  Variant,
  manualEntry,
  rego,
}: ValuationLead): string {
  const named = cleanLine([Year, Make, Model, Variant].filter(Boolean).join(' '))
  const [first] = [named, cleanLine(manualEntry ?? ''), rego].filter((text) => text !== '')
  return cleanLine((first ?? rego).slice(0, MAX_SHORT_TEXT_CHARACTERS))
}
