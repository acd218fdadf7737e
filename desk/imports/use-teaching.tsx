import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { peopleQuery } from '../api/queries.ts'
import { type MySite, refusalOf } from '../frame/me.ts'
import type { Lesson } from './teach-dialog.tsx'

const TeachDialog = lazy(async () => ({
  default: (await import('./teach-dialog.tsx')).TeachDialog,
}))

/** A button that teaches something, and the dialog that asks what. */
export interface Teaching {
  readonly button: (lesson: Lesson, words: string) => ReactNode
  readonly dialog: ReactNode
}

/** Teaches a mapping; undefined where there is none to teach. */
export function useTeaching(site: MySite, mapping: string | undefined): Teaching | undefined {
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const refusal = refusalOf('teach_mappings', site.role, people)
  const [lesson, setLesson] = useState<Lesson>()
  if (mapping === undefined) return undefined
  return {
    button: (of, words) => (
      <GuardedButton size="sm" variant="outline" refusal={refusal} onClick={() => setLesson(of)}>
        {words}
      </GuardedButton>
    ),
    dialog: lesson && (
      <Suspense>
        <TeachDialog
          site={site.slug}
          mapping={mapping}
          lesson={lesson}
          onClose={() => setLesson(undefined)}
        />
      </Suspense>
    ),
  }
}
