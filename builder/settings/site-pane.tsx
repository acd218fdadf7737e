import { useQuery } from '@tanstack/react-query'
import { useSite } from '#desk/frame/me.ts'
import type { JsonDocument } from '../document/merge-documents.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import { useLookUps } from '../form/use-look-ups.ts'
import type { Draft } from '../model/draft.ts'
import { formsQuery } from '../theme/queries.ts'
import { useDocumentPart } from './document-part.ts'

interface SitePaneProps {
  readonly draft: Draft<JsonDocument>
}

/** Deposits and other numbers, how cars are reserved, where enquiries go, and texts. Spec 1.11, 6.04. */
export function SitePane({ draft }: SitePaneProps) {
  const site = useSite()
  const { data: forms } = useQuery(formsQuery)
  const part = useDocumentPart(draft, [])
  const lookUps = useLookUps(site.slug)
  if (!forms) return <p>Loading the forms…</p>
  const own = Object.keys(forms.site.properties ?? {})
  return (
    <SchemaForm
      id="site"
      schema={forms.site}
      lookUps={lookUps}
      {...part}
      problems={part.problems.filter(({ path: [name] }) => own.includes(String(name)))}
    />
  )
}
