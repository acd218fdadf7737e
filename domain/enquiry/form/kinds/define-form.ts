import type { LocationType } from '../../../location/location.ts'
import type { formTitles } from '../../../site/form-titles.ts'
import type { formWords } from '../../../site/form-words.ts'
import type { successWords } from '../../../site/success-words.ts'
import type { EnquiryCategory } from '../../category.ts'
import type { FieldName } from '../field-names.ts'

/** The texts that several kinds may name. */
type SharedWord = keyof typeof formTitles | keyof typeof formWords | keyof typeof successWords

/** What a buyer reads once a form is sent: the heading, and what happens next. Spec 2.09, D27. */
interface Thanks<Word> {
  readonly thanks: Word
  readonly next: readonly Word[]
}

interface Thanked<Word> extends Thanks<Word> {
  /** In place of the other thanks once its time is booked. */
  readonly booked?: Thanks<Word>
}

interface Titled<Word> {
  readonly title: Word
  readonly submit: Word
}

/** Fields that say what is wrong where they are empty. */
type Requirable = 'message' | 'company' | 'own_vehicle'

/** What a kind of form asks and leads to, before a site and a block narrow it; texts by their names. */
export interface FormPlan<Word extends string> extends Titled<Word>, Thanked<Word> {
  /** In place of the title where the form is about no car. */
  readonly titleWithoutCar?: Word
  /** In place of the title, the button and the thanks where the form is about a caravan, which nobody drives. */
  readonly forCaravan?: Titled<Word> & Thanked<Word>
  /** The label of the message, and its hint. */
  readonly message: Word
  readonly messageHint?: Word
  /** Fields that must be answered, besides name, phone, terms, and an email address that is no extra. */
  readonly required: readonly Requirable[]
  readonly steps: readonly {
    readonly key: string
    readonly title: Word
    readonly fields: readonly FieldName[]
  }[]
  /** Fields that a block may name, and that do not show otherwise. */
  readonly more?: readonly FieldName[]
  /** Whether the site's settings decide about its message and registration number. Spec 5.12, 5.13. */
  readonly followsSite?: boolean
  /** The locations that do this work; all where absent. Only one with sales has the car in question. */
  readonly locations?: readonly LocationType[]
  /** Of its leads where the buyer chooses none; by the type of the car where absent. D19. */
  readonly category?: EnquiryCategory
  /** Begins the reference of its leads, as in `T-8M2P-06`. */
  readonly letter: string
}

const unseen: readonly FieldName[] = ['category', 'car_id']
export const person: readonly FieldName[] = ['name', 'email', 'phone']
export const ending: readonly FieldName[] = ['opt_in', 'terms_conditions']

/** The step about the buyer. */
export const details = (...fields: readonly FieldName[]) => ({
  key: 'details',
  title: 'formStepDetails' as const,
  fields: [...unseen, ...fields],
})

/** A kind of form: its own texts, which a site may override, and its plan. */
export const defineForm = <const Words extends Readonly<Record<string, string>>>(
  words: Words,
  plan: FormPlan<(keyof Words & string) | SharedWord>,
) => ({ words, plan })
