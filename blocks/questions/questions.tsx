import { PageTop } from '#parts/page-top/page-top.tsx'
import { Prose } from '#parts/prose/prose.tsx'
import { Section } from '#parts/section/section.tsx'
import { VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import type { QuestionTopic } from './load.ts'
import type block from './schema.ts'

/** What customers ask, by topic; each question opens its answer. Spec 2.21. */
export default function Questions(view: ViewOf<typeof block, readonly QuestionTopic[]>) {
  const { id, props, data, site, page } = view
  const { heading, text, level: Heading, ground } = props
  if (data.length === 0) return null
  const isMain = Heading === 'h1'
  const showsTopics = data.length > 1
  const Topic = isMain ? 'h2' : 'h3'
  const variant = site.look.entries
  const head = (
    <header className="questions-head">
      <Heading id={`${id}-title`}>{heading}</Heading>
      {text && <p>{text}</p>}
    </header>
  )
  const topics = (
    <div className="questions-topics">
      {data.map(({ topic, questions }) => (
        <div key={topic} className="questions-topic">
          {showsTopics && topic !== '' && <Topic>{topic}</Topic>}
          {questions.map((question) => (
            <details key={question.id} id={question.id}>
              <summary>
                {question.question}
                <Icon name="chevron-down" />
              </summary>
              <Prose text={question.answer} site={site} level={3} />
            </details>
          ))}
        </div>
      ))}
    </div>
  )
  if (isMain) {
    return (
      <section
        aria-labelledby={`${id}-title`}
        className="questions questions-page"
        {...{ [VARIANT]: variant }}
      >
        <PageTop variant={variant} site={site} page={page}>
          {head}
        </PageTop>
        <div className="page-width">{topics}</div>
      </section>
    )
  }
  return (
    <Section className="questions" ground={ground} variant={variant} labelledBy={`${id}-title`}>
      {head}
      {topics}
    </Section>
  )
}
