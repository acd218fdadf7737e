import {
  type Answers,
  noAnswers,
  optionOf,
  type Question,
  type QuestionName,
  questions,
  type Surroundings,
} from './questions.ts'

/** A person, if there is one. */
interface Asking {
  readonly ask: ((question: string) => Promise<string>) | undefined
  out(line: string): void
}

/** An answer that cannot be used, where nobody can be asked again. */
export class AnswerError extends Error {}

/** All answers, and the names of those that are as suggested. @throws AnswerError */
export async function answersOf(
  given: ReadonlyMap<QuestionName, string>,
  around: Surroundings,
  asking: Asking,
): Promise<{ answers: Answers; suggested: QuestionName[] }> {
  const answers: Record<QuestionName, string> = { ...noAnswers }
  const suggested: QuestionName[] = []
  for (const question of questions) {
    const { name, isAsked } = question
    if (isAsked && !isAsked(answers)) {
      const option = `--${optionOf(name)}`
      const why =
        answers.street === ''
          ? 'it belongs to an address, and --street is not given'
          : `dealers in ${answers.market} have none`
      if (given.has(name)) asking.out(`${option} is left out: ${why}.`)
      continue
    }
    const preset = question.preset(answers, around)
    answers[name] = await answerTo(
      question,
      { given: given.get(name), preset },
      answers,
      around,
      asking,
    )
    if (answers[name] === preset && preset !== '' && !given.has(name)) suggested.push(name)
  }
  return { answers, suggested }
}

/** The answer to one question: the option, else what a person says, who is asked until it can be used. */
async function answerTo(
  question: Question,
  { given, preset }: { given: string | undefined; preset: string },
  answers: Answers,
  around: Surroundings,
  { ask, out }: Asking,
): Promise<string> {
  const { name, text, choices } = question
  let written = given
  for (;;) {
    if (written === undefined && ask) {
      if (choices) for (const choice of choices(around)) out(`  ${choice}`)
      written = (await ask(`${text}${preset === '' ? '' : ` [${preset}]`}: `)).trim()
    }
    const reading = await question.read(written?.trim() || preset, answers, around)
    if ('value' in reading) return reading.value
    const message = `--${optionOf(name)}: ${reading.fault}`
    if (!ask) throw new AnswerError(`${message}. Nothing was written.`)
    out(message.replace(/^--\S+ /, ''))
    written = undefined
  }
}
