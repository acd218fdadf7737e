import { isAbsent } from '../absence.ts'
import { cleanLine } from '../clean-text.ts'
import { readEmail } from '../contact/email.ts'
import { MAX_NAME_CHARACTERS } from '../enquiry/form/thresholds.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import type { Words } from '../site/interface-texts.ts'

/** The fields of a buyer's details. */
export type DetailsField = 'name' | 'email'

/** What a buyer says of themselves, or a sentence for each field that cannot be accepted. */
export type ReadDetails =
  | { readonly valid: true; readonly name: string | undefined; readonly email: string | undefined }
  | { readonly valid: false; readonly faults: Readonly<Partial<Record<DetailsField, string>>> }

/** Reads what was typed; both may be empty. Spec 6.02. */
export function readDetails(
  typed: Readonly<Record<DetailsField, string>>,
  words: Pick<Words, 'myDetailsNameLong'>,
): ReadDetails {
  const name = cleanLine(typed.name)
  const email = isAbsent(typed.email) ? undefined : readEmail(typed.email)
  const faults = {
    ...([...name].length > MAX_NAME_CHARACTERS && {
      name: fillPlaceholders(words.myDetailsNameLong, { count: String(MAX_NAME_CHARACTERS) }),
    }),
    ...(email?.valid === false && { email: email.message }),
  }
  if (Object.keys(faults).length > 0) return { valid: false, faults }
  return {
    valid: true,
    name: name === '' ? undefined : name,
    email: email?.valid ? email.value : undefined,
  }
}
