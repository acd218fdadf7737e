import type { VariantOf } from '#domain/site/look-axes.ts'
import { PosterLine } from '#parts/poster-line/poster-line.tsx'
import type { SiteView } from '#parts/view-context.ts'

/** The dealer's name or logo, a link to the home page. */
export function Logo({ site, variant }: { site: SiteView; variant: VariantOf<'header'> }) {
  const { logo = { text: site.name } } = site
  return (
    <a href="/" className="header-logo">
      {'text' in logo ? (
        <Name text={logo.text} variant={variant} />
      ) : (
        <img src={logo.image} alt={logo.alt} width={logo.width} height={logo.height} />
      )}
    </a>
  )
}

const Name = ({ text, variant }: { text: string; variant: VariantOf<'header'> }) =>
  variant === 'masthead' ? <PosterLine text={text} /> : <span>{text}</span>
