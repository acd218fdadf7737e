import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { SiteView } from '../view-context.ts'
import { EmptyPanel } from './empty-panel.tsx'

interface NoStockProps {
  readonly site: SiteView
  readonly className?: string
}

/** Shown instead of a search or its cars on a site without stock: how to ask for a car. */
export function NoStock({ site, className }: NoStockProps) {
  const { words, contact } = site
  const cars = thingsOf('car', words)
  return (
    <EmptyPanel className={className}>
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
    </EmptyPanel>
  )
}
