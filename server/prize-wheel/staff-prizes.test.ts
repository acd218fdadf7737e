import { expect, test } from 'vitest'
import { onEngines } from '../staff/staff-database.fixture.ts'
import { newSpin } from '../store/new-spin.fixture.ts'

onEngines('a prize of the wheel', (fresh) => {
  test('is looked up by its code as it is typed, and given once, which the audit log tells (Spec 6.03, D32, D39)', async () => {
    const server = await fresh()
    const spin = newSpin({ id: '5N3R-82QK', claimCode: 'W-5N3R-82QK' })
    await server.store.spins('harbour').spin(spin)
    const sam = await server.signedIn(await server.person('Sam', { harbour: 'sales' }))
    const params = { site: 'harbour', id: 'w-5n3r-82qk' }
    const prize = { code: 'W-5N3R-82QK', prize: '$2,000 cash', value: 2000, wheel: 'june-sale' }
    const found = await sam.call('GET /:site/prizes/:id', { params })
    expect(found).toMatchObject({ status: 200, data: prize })
    expect(found.data).not.toHaveProperty('given_at')
    const give = () => sam.call('POST /:site/prizes/:id/given', { params })
    const answers = await Promise.all([give(), give()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await sam.call('GET /:site/prizes/:id', { params })).toMatchObject({
      data: { ...prize, given_at: expect.any(String) },
    })
    const entries = await server.store.staff('harbour').audit.entries({ limit: 9 })
    const given = entries.filter(({ action }) => action === 'prize_given')
    expect(given).toMatchObject([{ name: 'Sam', details: { code: 'W-5N3R-82QK' } }])
    expect(entries.filter(({ action }) => action === 'prize_seen')).toHaveLength(2)
  })
})
