import type { Kysely, Transaction } from 'kysely'
import {
  type MappingLesson,
  type MappingLessonStore,
  MOST_LESSONS,
  type NewMappingLesson,
} from '../mapping-lesson-store.ts'
import { addAudit } from './audit-chain.ts'
import { addDeskEvent } from './desk-events.ts'
import { authorOf } from './document-author.ts'
import type { DatabaseEngine } from './engine.ts'
import { storable } from './storable-text.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock'>

/** See `MappingLessonStore`. */
export function mappingLessonStore({ db, lock }: Engine, tenant: string): MappingLessonStore {
  const changing = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      await lock(tx, `mapping lessons of ${tenant}`)
      return work(tx)
    })
  const found = async (of: Kysely<Tables>, mapping: string): Promise<MappingLesson[]> => {
    const rows = await lessonsOf(of, tenant).where('mapping', '=', mapping).execute()
    return rows.map(lessonOf)
  }
  return {
    lessons: (mapping) => found(db, mapping),
    teach: (lesson, by) =>
      changing(async (tx) => {
        const known = await found(tx, lesson.mapping)
        const same = known.filter((each) => subjectOf(each) === subjectOf(lesson))
        if (known.length - same.length >= MOST_LESSONS) return 'full'
        for (const { id } of same) await remove(tx, tenant, id)
        const { id, mapping, column, field, word } = lesson
        await tx
          .insertInto('mapping_lesson')
          .values({
            tenant,
            id,
            mapping,
            heading: storable(column),
            value: word === undefined ? null : storable(word.value),
            field,
            meaning: word?.meaning ?? null,
            person: by.person ?? null,
            at: by.at,
          })
          .execute()
        await addDeskEvent(tx, tenant, { kind: 'import', id: mapping })
        const audit = { action: 'mapping_taught' as const, details: detailsOf(lesson), by }
        await addAudit(lock, tx, [tenant], audit)
        return 'taught'
      }),
    takeBack: (id, by) =>
      changing(async (tx) => {
        const row = await lessonsOf(tx, tenant)
          .where('mapping_lesson.id', '=', id)
          .executeTakeFirst()
        if (!row) return false
        await remove(tx, tenant, id)
        await addDeskEvent(tx, tenant, { kind: 'import', id: row.mapping })
        const details = detailsOf(lessonOf(row))
        await addAudit(lock, tx, [tenant], { action: 'mapping_lesson_taken_back', details, by })
        return true
      }),
  }
}

const lessonsOf = (db: Kysely<Tables>, tenant: string) =>
  db
    .selectFrom('mapping_lesson')
    .leftJoin('staff_member', 'staff_member.id', 'mapping_lesson.person')
    .selectAll('mapping_lesson')
    .select('staff_member.name as person_name')
    .where('tenant', '=', tenant)
    .orderBy('mapping_lesson.at')
    .orderBy('mapping_lesson.id')

const remove = (tx: Transaction<Tables>, tenant: string, id: string) =>
  tx
    .deleteFrom('mapping_lesson')
    .where((eb) => eb.and({ tenant, id }))
    .execute()

/** What a lesson is about: headings and values are compared without case. */
const subjectOf = ({ column, field, word }: NewMappingLesson): string =>
  JSON.stringify([column.trim().toLowerCase(), field, word?.value.trim().toLowerCase()])

const detailsOf = ({ mapping, column, field, word }: NewMappingLesson) => ({
  mapping,
  column,
  ...(word && { value: word.value }),
  field,
  ...(word && { meaning: word.meaning }),
})

type LessonRow = Tables['mapping_lesson'] & { readonly person_name: string | null }

const lessonOf = (row: LessonRow): MappingLesson => ({
  id: row.id,
  mapping: row.mapping,
  column: row.heading,
  field: row.field,
  ...(row.value !== null && { word: { value: row.value, meaning: row.meaning ?? '' } }),
  by: authorOf(row.person, row.person_name),
  at: row.at,
})
