import type { PageView, SiteView } from '../view-context.ts'

interface BreadcrumbsProps {
  readonly page: Pick<PageView, 'crumbs'>
  readonly site: Pick<SiteView, 'words'>
}

/** The way to the page from the home page; nothing where it is the next after it. */
export function Breadcrumbs({ page, site }: BreadcrumbsProps) {
  const crumbs = page.crumbs()
  if (crumbs.length < 3) return null
  const above = crumbs.slice(0, -1)
  return (
    <nav aria-label={site.words.breadcrumbs} className="breadcrumbs">
      <ol>
        {above.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
