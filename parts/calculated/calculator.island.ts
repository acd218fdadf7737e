import { reasonsOf } from '#domain/eligibility.ts'
import type { CalculatorInputs } from '#domain/finance/calculator-inputs.ts'
import { comparisonRate } from '#domain/finance/comparison-rate.ts'
import { calculateRepayment } from '#domain/finance/repayment-calculator.ts'
import { type FormatLocale, formatMoney, formatNumber } from '#domain/format.ts'
import { FIGURE } from '#ui/data-attributes.ts'
import { calculatedFigures } from './calculated-figures.ts'

/** A reader hears the result this long after the last change, so that a slider does not talk all the way. */
const SAID_AFTER_MS = 400

/** The price in the address of a page about no car, which its form of enquiry reads too. Spec 2.08. */
const PRICE = 'vehiclePriceBudget'

const started = new WeakSet<HTMLElement>()

/** Keeps each number and its slider equal, and works the figures out again at every change. D30, Spec 9.14. */
export default function calculate(host: HTMLElement): void {
  if (started.has(host)) return
  started.add(host)
  const loan = loanOf(host)
  const pairs = pairsOf(host)
  const locale = loan.locale()
  let said: ReturnType<typeof setTimeout> | undefined

  function update(): void {
    const inputs = loan.inputs()
    const wrong = showFaults(pairs, inputs)
    const compared = loan.comparison(inputs.ratePercent)
    const figures =
      wrong || compared === undefined
        ? undefined
        : calculatedFigures({ inputs, comparisonRate: compared, locale })
    const stale = host.querySelector<HTMLElement>('.calc-stale')
    if (stale) stale.hidden = figures !== undefined
    if (figures) write(host, figures)
    clearTimeout(said)
    said = setTimeout(() => say(host), SAID_AFTER_MS)
  }

  // What was moved while this script was loading.
  const before = pairs.filter(({ number, slider }) => {
    const isMoved = slider.value !== sliderText(slider, slider.defaultValue)
    if (isMoved && number.value === number.defaultValue) number.value = slider.value
    return isMoved || number.value !== number.defaultValue
  })
  for (const pair of pairs) follow(pair, locale)
  const isOtherTerm = !host.querySelector<HTMLInputElement>('[type=radio]:checked')?.defaultChecked
  if (before.length > 0 || isOtherTerm) update()

  host.addEventListener('input', ({ target }) => {
    const pair = pairs.find(({ number, slider }) => target === number || target === slider)
    if (pair && target === pair.slider) pair.number.value = pair.slider.value
    if (pair) follow(pair, locale)
    update()
  })
}

interface Pair {
  readonly name: string
  readonly number: HTMLInputElement
  readonly slider: HTMLInputElement
}

function pairsOf(host: HTMLElement): Pair[] {
  return [PRICE, 'deposit', 'rate', 'balloon'].flatMap((name) => {
    const number = host.querySelector<HTMLInputElement>(`[type=number][name=${name}]`)
    const slider =
      number?.parentElement?.parentElement?.querySelector<HTMLInputElement>('[type=range]')
    return number && slider ? [{ name, number, slider }] : []
  })
}

/** What a browser makes of a value of a slider: the nearest step. */
function sliderText(slider: HTMLInputElement, value: string): string {
  const copy = slider.cloneNode() as HTMLInputElement
  copy.value = value
  return copy.value
}

/** The slider stands where the number is, and says the same. */
function follow({ name, number, slider }: Pair, locale: FormatLocale): void {
  const value = number.valueAsNumber
  if (number.value !== slider.value && Number.isFinite(value)) slider.value = String(value)
  const text = name === 'rate' ? `${formatNumber(value, locale, 2)}%` : formatMoney(value, locale)
  slider.setAttribute('aria-valuetext', text)
}

function loanOf(host: HTMLElement) {
  const fieldOf = (name: string) => host.querySelector<HTMLInputElement>(`[name=${name}]`)
  const amountOf = (name: string) => Number.parseFloat(fieldOf(name)?.value ?? '')
  const term = () => host.querySelector<HTMLInputElement>('[type=radio]:checked')?.value ?? ''
  return {
    locale: () => (fieldOf('locale')?.value ?? 'en-AU') as FormatLocale,
    inputs: (): CalculatorInputs => ({
      price: amountOf(fieldOf(PRICE) ? PRICE : 'price'),
      deposit: amountOf('deposit'),
      balloon: amountOf('balloon'),
      ratePercent: amountOf('rate'),
      termMonths: Number(term()),
    }),
    /** That of the lender; of another rate, by the lender's fees. */
    comparison(ratePercent: number): number | undefined {
      const upFront = fieldOf('upFront')
      if (!upFront || ratePercent === Number(fieldOf('rate')?.defaultValue)) {
        return amountOf('comparison')
      }
      return comparisonRate(ratePercent, {
        upFront: amountOf('upFront'),
        monthly: amountOf('monthly'),
      })
    },
  }
}

/** Which field a reason is about. */
const fieldOfReason = (reason: string): string =>
  reason.replace(/_.*/, '').replace(/^price$/, PRICE)

/** Says at each amount that cannot be used why; whether there is any. */
function showFaults(pairs: readonly Pair[], inputs: CalculatorInputs): boolean {
  const fields = new Set(reasonsOf(calculateRepayment(inputs)).map(fieldOfReason))
  const isWrong = fields.size > 0
  // A deposit at fault leaves nothing to compare the final payment with.
  if (fields.has('deposit') && inputs.balloon >= 0) fields.delete('balloon')
  for (const { name, number } of pairs) showFault(number, fields.has(name))
  return isWrong
}

function showFault(number: HTMLInputElement, isWrong: boolean): void {
  const error = document.getElementById(`${number.id}-error`)
  const hint = document.getElementById(`${number.id}-hint`)
  if (!error || error.hidden === !isWrong) return
  error.hidden = !isWrong
  const notes = [hint?.id ?? '', isWrong ? error.id : ''].filter((note) => note !== '')
  number.setAttribute('aria-invalid', String(isWrong))
  number.setAttribute('aria-describedby', notes.join(' '))
}

/** All texts in one go, and only those that change. */
function write(host: HTMLElement, figures: Readonly<Record<string, string>>): void {
  for (const element of host.querySelectorAll(`[${FIGURE}]`)) {
    const text = figures[element.getAttribute(FIGURE) ?? ''] ?? ''
    if (element.textContent !== text) element.textContent = text
  }
}

/** Reads out the figures of one size with their labels, or why they are not worked out. */
function say(host: HTMLElement): void {
  const output = host.querySelector('output')
  if (!output) return
  const faults = host.querySelectorAll('.calc-error:not([hidden]), .calc-stale:not([hidden])')
  const figures = host.querySelectorAll('.calc-figures > div')
  const textOf = (row: Element, part: string) => row.querySelector(part)?.textContent ?? ''
  const texts =
    faults.length > 0
      ? Array.from(faults, ({ textContent }) => textContent ?? '')
      : Array.from(figures, (row) => `${textOf(row, 'dd')} ${textOf(row, 'dt').replace('*', '')},`)
  output.textContent = texts.join(' ').replace(/,$/, '')
}
