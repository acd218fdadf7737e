import type { Car } from '#domain/car/car.ts'
import { Scripted } from '#parts/rendering.tsx'
import type { SiteView } from '#parts/view-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import brochureLink from './brochure-link.island.ts'

interface BrochureLinkProps {
  readonly car: Car
  readonly site: SiteView
}

/**
 * The link to the car's brochure, where the site has them. It works without script; with it a failure is
 * said here. Spec 1.08, 2.47, 8.06.
 */
export function BrochureLink({ car, site: { flags, words } }: BrochureLinkProps) {
  if (!flags.printPdf) return null
  const status = `brochure-${car.id}`
  return (
    <Scripted script={brochureLink} name="brochure" className="print:hidden">
      <a
        href={`/api/cars/${encodeURIComponent(car.slug)}/pdf`}
        type="application/pdf"
        aria-controls={status}
        className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-brand-ink underline underline-offset-4"
      >
        <Icon name="file" />
        {words.downloadPdf}
      </a>
      <p id={status} role="status" />
      <template>{words.brochureFailed}</template>
    </Scripted>
  )
}
