import type { Contact } from '../site/dealer.ts'

const settings = ['phoneOverride', 'phoneNew', 'phoneDemo', 'phoneUsed'] as const
type Setting = (typeof settings)[number]

interface Phones {
  readonly contact: Pick<Contact, 'phone' | Setting>
  readonly locations: readonly {
    readonly visible: boolean
    readonly contact_detail: { readonly phone?: string | undefined }
  }[]
}

export interface OpenPhones {
  /** Numbers for cars that header or footer show too. */
  readonly shown: readonly Setting[]
  /** Some cars have no number but that of their location, which the footer shows. */
  readonly ofLocations: boolean
}

const digits = (phone: string): string => phone.replace(/\D/g, '')

/**
 * Where a site that hides the number of a car (Spec 4.15) shows it anyway: the rule of D16 leads to a
 * number of its header or footer.
 */
export function openPhones({ contact, locations }: Phones): OpenPhones {
  const shown = locations.flatMap(({ visible, contact_detail: { phone } }) =>
    visible && phone !== undefined ? [phone] : [],
  )
  const open = new Set([contact.phone, ...shown].map(digits))
  const { phoneOverride, phoneNew, phoneUsed } = contact
  return {
    shown: settings.filter((name) => {
      const phone = contact[name]
      return phone !== undefined && open.has(digits(phone))
    }),
    ofLocations: [phoneOverride, phoneNew, phoneUsed].every((phone) => phone === undefined),
  }
}
