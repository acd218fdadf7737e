import type { SiteView } from '#parts/view-context.ts'
import { cn } from '#ui/cn.ts'

/** The dealer's name or logo, a link to the home page. */
export function Logo({ site, layout }: { site: SiteView; layout: 'single' | 'two-tier' }) {
  const { logo = { text: site.name } } = site
  return (
    <a href="/" className="flex min-h-11 min-w-0 items-center">
      {'text' in logo ? (
        <span
          className={cn(
            'type-heading leading-none text-balance text-brand-ink',
            layout === 'single' ? 'text-2xl' : 'border-s-4 border-accent ps-2.5 text-xl',
          )}
        >
          {logo.text}
        </span>
      ) : (
        <img
          src={logo.image}
          alt={logo.alt}
          width={logo.width}
          height={logo.height}
          className="h-10 w-auto max-w-full object-contain object-left"
        />
      )}
    </a>
  )
}
