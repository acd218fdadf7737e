import type { SiteView } from '#parts/view-context.ts'

/** The dealer's name or logo, a link to the home page. */
export function Logo({ site }: { site: SiteView }) {
  const { logo = { text: site.name } } = site
  return (
    <a href="/" className="header-logo">
      {'text' in logo ? (
        <span>{logo.text}</span>
      ) : (
        <img src={logo.image} alt={logo.alt} width={logo.width} height={logo.height} />
      )}
    </a>
  )
}
