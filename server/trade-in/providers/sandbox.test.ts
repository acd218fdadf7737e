import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sandboxPlates, sandboxProvider } from './sandbox.ts'

const clock = () => new Date('2026-11-26T00:00:00.000Z')
const { lookUp, choose, estimate, save } = sandboxProvider(clock)
const signal = new AbortController().signal
const look = (rego: string) => lookUp({ rego, state: 'QLD' }, signal)
const question = { userEmail: '', name: '', email: '', phone: '' }

describe('the sandbox', () => {
  test('answers the same each time, a car of its own for each plate (D28)', async () => {
    expect(await look('ABC123')).toEqual(await look('ABC123'))
    expect(await look('ABC123')).toMatchObject([{ Rego: 'ABC123', EvalID: 'SANDBOX-ABC123-0' }])
    const cars = await Promise.all(['A1', 'B2', 'C3', 'D4', 'E5', 'F6'].map(look))
    expect(new Set(cars.map(([one]) => one?.VIN)).size).toBe(6)
    for (const [one] of cars) expect(one?.Year).toSatisfy((year) => year >= 2017 && year <= 2025)
  })

  test('knows plates for each outcome of a look-up (D28)', async () => {
    expect(await look('NOMATCH')).toEqual([])
    expect(await look('OLD1')).toMatchObject([{ Year: 2014 }])
    expect((await look('NOPIC1'))[0]).not.toHaveProperty('EvalID')
    await expect(look('ERROR1')).rejects.toThrow()
    const [{ VIN: vin, VechielDescriptions = [] } = {}] = await look('MANY1')
    const descriptions = VechielDescriptions.map(({ Description }) => Description)
    expect([vin?.length, descriptions.length]).toEqual([17, 3])
    for (const [at, description] of descriptions.entries()) {
      const chosen = { rego: 'MANY1', state: 'QLD', vin, description } as const
      expect(await choose(chosen, signal)).toMatchObject([{ EvalID: `SANDBOX-MANY1-${at}` }])
    }
    expect(await choose({ rego: 'MANY1', state: 'QLD', vin, description: 'x' }, signal)).toEqual([])
  })

  test.each(['SLOW1', 'HANG1'])(
    'takes its time for %s, and ends when nobody waits (D28)',
    async (rego) => {
      await expect(lookUp({ rego, state: 'QLD' }, AbortSignal.timeout(5))).rejects.toThrow()
    },
  )

  test('values a car less with each kilometre, and never for nothing (D28, D29)', async () => {
    const value = (evalId: string, km: number) => estimate({ ...question, evalId, km }, signal)
    const [near, far] = [
      await value('SANDBOX-ABC123-0', 10_000),
      await value('SANDBOX-ABC123-0', 99_999),
    ]
    expect(near?.from).toBeGreaterThan(far?.from ?? Number.NaN)
    expect(near?.to).toBeGreaterThan(near?.from ?? Number.NaN)
    expect((await value('SANDBOX-ABC123-0', 9_000_000))?.from).toBeGreaterThan(0)
    expect(await value('of-another', 1)).toBeUndefined()
    await expect(value('SANDBOX-NOFIG1-0', 1)).rejects.toThrow()
    await expect(save({ Rego: 'NOSAVE1' }, signal)).rejects.toThrow()
    await expect(save({ Rego: 'ABC123' }, signal)).resolves.toBeUndefined()
  })

  test('has each of its plates in the page for operators (D28)', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../docs/operators.md'), 'utf8')
    for (const plate of Object.keys(sandboxPlates)) expect(page).toContain(`| \`${plate}…\` |`)
  })
})
