import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { SiteView } from '../view-context.ts'

interface NoStockProps {
  readonly site: SiteView
  readonly className?: string
}

/** Shown instead of a search or its cars on a site without stock: how to ask for a car. */
export function NoStock({ site, className }: NoStockProps) {
  const { words, contact } = site
  const cars = thingsOf('car', words)
  return (
    <div className={cn('no-stock', className)}>
      <h2>{fillPlaceholders(words.noStock, { cars })}</h2>
      <p>{fillPlaceholders(words.noStockAdvice, { cars })}</p>
      <div className="flex flex-wrap gap-3">
        <Button href={telHref(contact.phone)}>
          <Icon name="phone" />
          Call {contact.phone}
        </Button>
        <Button variant="outline" href={`mailto:${contact.email}`}>
          <Icon name="mail" />
          Write to us
        </Button>
      </div>
    </div>
  )
}
