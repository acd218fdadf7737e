import type { Actor } from './audit-log.ts'
import type { Author } from './document-store.ts'

/** What somebody taught a mapping: that a column fills a field, or what a value of a column means there. */
export interface NewMappingLesson {
  readonly id: string
  /** Name of the mapping. */
  readonly mapping: string
  /** Of the column, as the file has it. */
  readonly column: string
  readonly field: string
  /** A value of the column and the value of the field that it means; absent where the column is taught. */
  readonly word?: { readonly value: string; readonly meaning: string }
}

export interface MappingLesson extends NewMappingLesson {
  readonly by: Author
  /** ISO text. */
  readonly at: string
}

/** Of one mapping; more than a supplier's file has headings and words. */
export const MOST_LESSONS = 300

/**
 * What one site's people taught the mappings of its feeds. Every function rejects with StoreError, and tells the
 * audit log what it changed.
 */
export interface MappingLessonStore {
  /** Of one mapping, the oldest first. */
  lessons(mapping: string): Promise<MappingLesson[]>
  /** Takes the place of an earlier one about the same; `full` where there are too many. */
  teach(lesson: NewMappingLesson, by: Actor): Promise<'taught' | 'full'>
  /** Whether it was there. */
  takeBack(id: string, by: Actor): Promise<boolean>
}
