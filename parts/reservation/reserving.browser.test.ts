import { expect, test } from 'vitest'
import startReserving from './reserving.island.ts'

test.each([
  ['granted', '"q1"'],
  ['', '"refused"'],
])(
  'a payment that is sent takes the choice on measurement along: %j (Spec 7.27)',
  (choice, answer) => {
    document.documentElement.dataset.measure = 'events ask:q1'
    localStorage.measurement = answer
    document.body.innerHTML =
      '<div><form><div class="reserving-said"></div><input type="hidden" name="consent"></form></div>'
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('submit', stay)
    const host = document.querySelector('div')
    if (host) startReserving(host)
    document.forms[0]?.requestSubmit()
    document.removeEventListener('submit', stay)
    expect(document.querySelector('input')?.value).toBe(choice)
  },
)
