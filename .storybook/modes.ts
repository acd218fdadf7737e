import tokens from '#ui/tokens.css?raw'

const pxPerRem = 16

/** Minimum widths of layouts in CSS pixels (Spec 9.26), by their prefix in class names. */
export const breakpoints: Readonly<Record<string, number>> = Object.fromEntries(
  [...tokens.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)].map(([, name, rem]) => [
    name,
    Number(rem) * pxPerRem,
  ]),
)

const height = 900
const firstDesktop = 992

const viewport = (title: string, width: number) => ({
  name: `${title} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < firstDesktop ? ('mobile' as const) : ('desktop' as const),
})

/** Widths at which stories are reviewed in pictures. */
const reviewWidths = { phone: 390, tablet: 768, desktop: 1280 }

/** The options of the viewport toolbar: the widths of a review, and every breakpoint. */
export const viewports = {
  phone: viewport('Phone', reviewWidths.phone),
  tablet: viewport('Tablet', reviewWidths.tablet),
  desktop: viewport('Desktop', reviewWidths.desktop),
  ...Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [name, viewport(name, width)]),
  ),
}

/** Pictures of each story, for Chromatic and `npm run visual`: every tenant at every review width. */
export function modesOf(
  tenants: readonly string[],
): Record<string, { tenant: string; viewport: number }> {
  return Object.fromEntries(
    tenants.flatMap((tenant) =>
      Object.entries(reviewWidths).map(([name, width]) => [
        `${tenant} ${name}`,
        { tenant, viewport: width },
      ]),
    ),
  )
}
