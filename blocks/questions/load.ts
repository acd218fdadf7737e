import type { Question } from '#domain/content/entries.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** Questions of one topic; those without a topic come first. */
export interface QuestionTopic {
  readonly topic: string
  readonly questions: readonly Question[]
}

const load: Load<typeof block, readonly QuestionTopic[]> = ({ props: { topics }, ports }) => {
  const byTopic = Map.groupBy(ports.content.questions, ({ topic = '' }) => topic)
  const names = topics.length > 0 ? topics : [...byTopic.keys()].sort(emptyFirst)
  return names.flatMap((topic) => {
    const questions = byTopic.get(topic)
    return questions ? [{ topic, questions }] : []
  })
}
export default load

/** Otherwise in the order of the file. */
const emptyFirst = (a: string, b: string): number => Number(a !== '') - Number(b !== '')
