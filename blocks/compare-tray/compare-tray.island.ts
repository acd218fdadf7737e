import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { CAR_PARAMETER, chosenCarsQuery, MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { type ComparedCar, createCompared } from '#state/compared.ts'
import { STATE, TRAY } from '#ui/data-attributes.ts'

const started = new WeakSet<HTMLElement>()

/** Keeps the ticks of the page and the tray as this browser chose, in this tab and others. Spec 1.04. */
export default function fillTray(host: HTMLElement): void {
  const form = host.querySelector('form')
  if (!form || started.has(host)) return
  started.add(host)
  const compared = createCompared()
  const sample = part(form, 'car')
  const countText = part(form, 'count')?.textContent ?? ''
  const ids = () => compared.list().map(({ id }) => id)

  const draw = () => {
    const cars = compared.list()
    for (const tick of ticksOf(form)) tick.checked = compared.has(tick.value)
    for (const item of form.querySelectorAll('li:not([hidden])')) item.remove()
    if (sample) sample.after(...cars.map((car) => itemOf(car, sample, compared.remove)))
    const count = part(form, 'count')
    if (count) {
      count.textContent = fillPlaceholders(countText, {
        count: `${cars.length}`,
        most: `${MAX_COMPARED}`,
      })
    }
    show(count, true)
    show(part(form, 'plain'), false)
    form.setAttribute(STATE, cars.length > 0 ? 'some' : 'none')
  }

  const choose = (tick: HTMLInputElement) => {
    const { name = '', picture } = tick.dataset
    const done = compared.toggle({ id: tick.value, name, ...(picture && { picture }) })
    show(part(form, 'full'), done === 'full')
    if (done === 'full') tick.checked = false
  }

  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form === form) choose(target)
  })
  // Ticked before this script had arrived.
  for (const tick of ticksOf(form)) if (tick.checked && !compared.has(tick.value)) choose(tick)
  form.addEventListener('submit', (event) => {
    // Those of other pages too, in the order in which they were chosen.
    event.preventDefault()
    location.assign(`${form.action}?${chosenCarsQuery(ids())}`)
  })
  document.addEventListener('forecourt:shown', draw)
  compared.subscribe(draw)
  draw()
}

/** An item of the tray; removing it moves the focus to the next one, or the last. */
function itemOf(car: ComparedCar, sample: HTMLElement, remove: (id: string) => void): HTMLElement {
  const item = sample.cloneNode(true)
  if (!(item instanceof HTMLElement)) return sample
  item.hidden = false
  item.removeAttribute(TRAY)
  const name = item.querySelector('span')
  const button = item.querySelector('button')
  if (car.picture !== undefined) {
    const picture = Object.assign(new Image(64, 40), { src: car.picture, alt: '' })
    picture.addEventListener('error', () => picture.remove())
    item.prepend(picture)
  }
  if (name) name.textContent = car.name
  button?.querySelector('span')?.append(car.name)
  button?.addEventListener('click', () => {
    const list = item.parentElement
    const place = list ? [...list.children].indexOf(item) : 0
    remove(car.id)
    const left = [...(list?.querySelectorAll<HTMLElement>('li:not([hidden]) button') ?? [])]
    // The sample is the list's first.
    ;(left[place - 1] ?? left.at(-1))?.focus()
  })
  return item
}

/** The boxes of the page that belong to this form. */
const ticksOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === CAR_PARAMETER,
  )

const part = (form: HTMLElement, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[${TRAY}=${name}]`)

const show = (element: HTMLElement | null, isShown: boolean): void => {
  element?.toggleAttribute('hidden', !isShown)
}
