import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { type Answer, controlsOf, inputsOf, type Rule, type Values, valueText } from './rule.ts'

/** The fields of a story file's meta that all rule pages share. */
export const pageOf = <Inputs extends Values>(rule: Rule<Inputs>) => ({
  args: rule.typical,
  argTypes: controlsOf(rule),
  render: (inputs: Inputs) => <RulePage rule={rule} inputs={inputs} />,
})

interface RulePageProps<Inputs extends Values> {
  rule: Rule<Inputs>
  inputs: Inputs
}

/** A page that explains a rule: its inputs, its answers and typical cases. */
function RulePage<Inputs extends Values>({ rule, inputs }: RulePageProps<Inputs>) {
  return (
    <article className="page-width grid gap-6 py-6">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-3xl">{rule.title}</h1>
        <p>{rule.sentence}</p>
        <p className="text-sm text-ink-2">{rule.source}</p>
      </header>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Card className="grid gap-3">
          <h2 className="text-lg">What the site shows</h2>
          <Answers answers={rule.decide(inputs)} />
        </Card>
        <Card className="grid gap-3">
          <h2 className="text-lg">What decides it</h2>
          <p className="text-sm text-ink-2">Change these under Controls, below the page.</p>
          <InputTable rule={rule} inputs={inputs} />
        </Card>
      </div>
      <Card className="grid gap-3">
        <h2 className="text-lg">Typical cases</h2>
        <Cases rule={rule} />
      </Card>
    </article>
  )
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="grid gap-3">
      {answers.map(({ about, text, isYes, because = [] }) => (
        <div key={about}>
          <dt className="text-sm text-ink-2">{about}</dt>
          <dd className="grid gap-1 font-semibold">
            {isYes === undefined ? (
              text
            ) : (
              <Badge tone={isYes ? 'brand' : 'neutral'} className="rounded-card text-sm">
                {text}
              </Badge>
            )}
            {because.length > 0 && (
              <ul className="list-disc ps-5 text-sm font-normal">
                {because.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function InputTable<Inputs extends Values>({ rule, inputs }: RulePageProps<Inputs>) {
  return (
    <table className="w-full text-sm">
      <tbody>
        {inputsOf(rule).map(([name, input]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 pe-4 text-start font-normal">
              {input.label}
            </th>
            <td className="figures py-1.5 text-end font-semibold">
              {valueText(input, inputs[name])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cases<Inputs extends Values>({ rule }: { rule: Rule<Inputs> }) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr>
          <th scope="col" className="w-2/5 pe-4 pb-2 text-start">
            Case
          </th>
          <th scope="col" className="pb-2 text-start">
            What the site shows
          </th>
        </tr>
      </thead>
      <tbody>
        {rule.cases.map(({ title, inputs }) => (
          <tr key={title} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {title}
              <span className="block text-xs text-ink-2">{changes(rule, inputs)}</span>
            </th>
            <td className="py-2">
              <Answers answers={changedAnswers(rule, inputs)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A rule with more answers than these shows only the changed ones in its cases. */
const maxUnfiltered = 2

/** The answers of a case that differ from the typical inputs' answers; all if none differ. */
function changedAnswers<Inputs extends Values>(
  rule: Rule<Inputs>,
  inputs: Inputs,
): readonly Answer[] {
  const known = new Set(rule.decide(rule.typical).map((answer) => JSON.stringify(answer)))
  const answers = rule.decide(inputs)
  const changed = answers.filter((answer) => !known.has(JSON.stringify(answer)))
  return answers.length > maxUnfiltered && changed.length > 0 ? changed : answers
}

/** The inputs of a case that differ from the typical ones. */
const changes = <Inputs extends Values>(rule: Rule<Inputs>, inputs: Inputs): string =>
  inputsOf(rule)
    .filter(([name]) => inputs[name] !== rule.typical[name])
    .map(([name, input]) => `${input.label}: ${valueText(input, inputs[name])}`)
    .join(' · ')
