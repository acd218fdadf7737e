/** For whom, when and how wide the preview shows the page; a part of the address of the screen. */
export interface ViewAs {
  readonly width?: number
  /** A calendar day in the site's zone; now where absent. */
  readonly day?: string
  readonly visitor?: 'signed-in'
  /** Features that are on, or with `-` off, other than the site has them: `chat,-finance`. */
  readonly flags?: string
}

export const widths = [390, 768, 1200] as const

export type Width = (typeof widths)[number]

/** Of an address, without what is not understood. */
export function viewAsOf({ width, day, visitor, flags }: Record<string, unknown>): ViewAs {
  return {
    ...(widths.some((each) => each === width) && { width: Number(width) }),
    ...(typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && { day }),
    ...(visitor === 'signed-in' && { visitor }),
    ...(typeof flags === 'string' && flags !== '' && { flags }),
  }
}

/** The address of a preview with what it is viewed as. */
export function viewedAddress(url: string, { day, visitor, flags }: ViewAs): string {
  const address = new URL(url)
  if (day !== undefined) address.searchParams.set('_day', day)
  if (visitor !== undefined) address.searchParams.set('_signed_in', '1')
  if (flags !== undefined) address.searchParams.set('_flags', flags)
  return address.href
}
