import { fixtureContent } from '#parts/fixture-content.ts'
import { storyOf } from '../story.ts'
import type { QuestionTopic } from './load.ts'
import Questions from './questions.tsx'
import block from './schema.ts'

export default { component: Questions }

const topics: QuestionTopic[] = [
  ...Map.groupBy(fixtureContent.questions, ({ topic = '' }) => topic),
].map(([topic, questions]) => ({ topic, questions }))
const story = storyOf<readonly QuestionTopic[]>(block, { data: topics })

export const Smallest = story('Smallest', { data: topics.slice(0, 1) })
export const Typical = story('Typical', {
  data: topics.filter(({ topic }) => topic === 'Buying'),
})
export const Main = story('Main')
export const Longest = story('Longest')
