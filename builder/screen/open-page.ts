import { createContext, useContext } from 'react'
import type { Catalogue, CatalogueBlock } from '#domain/staff/builder-calls.ts'
import type { Draft } from '../model/draft.ts'
import type { Page } from '../model/page-edits.ts'
import type { PageAudit } from '../preview/page-audit.ts'
import type { PageActions } from './page-actions.ts'
import { useStore } from './use-store.ts'

/** The page that is open in the builder: the same objects from its opening to its closing. */
export interface OpenPage {
  readonly site: string
  /** Its document: `pages/home.json`. */
  readonly path: string
  readonly draft: Draft<Page>
  readonly actions: PageActions
  readonly catalogue: Catalogue
  readonly kinds: ReadonlyMap<string, CatalogueBlock>
  readonly template: Page | undefined
  readonly audit: PageAudit
}

export const OpenPageContext = createContext<OpenPage | undefined>(undefined)

export function useOpenPage(): OpenPage {
  const open = useContext(OpenPageContext)
  if (!open) throw new Error('A part of the builder is used without a page that is open.')
  return open
}

/** Something of the page as it is edited; drawn again only when that changes. */
export function usePage<Part>(part: (page: Page, selection: readonly string[]) => Part): Part {
  const { draft } = useOpenPage()
  return useStore(draft.editor, ({ value, selection }) => part(value, selection))
}
