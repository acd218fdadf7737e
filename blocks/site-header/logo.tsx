import type { CSSProperties } from 'react'
import type { SiteView } from '#parts/view-context.ts'
import { fittedLine } from '#ui/fonts/poster-line.ts'

type Fit = CSSProperties & { '--k': number }

/** The length in ems of a name in the widest type: a masthead sets it across the sheet. */
const fitOf = (name: string): Fit => ({ '--k': fittedLine(name, Number.POSITIVE_INFINITY).ems })

interface Props {
  readonly site: SiteView
  /** A name fills the width of the header. */
  readonly isAcross: boolean
}

/** The dealer's name or logo, a link to the home page. */
export function Logo({ site, isAcross }: Props) {
  const { logo = { text: site.name } } = site
  return (
    <a href="/" className="header-logo">
      {'text' in logo ? (
        <span style={isAcross ? fitOf(logo.text) : undefined}>{logo.text}</span>
      ) : (
        <img src={logo.image} alt={logo.alt} width={logo.width} height={logo.height} />
      )}
    </a>
  )
}
