import { expect, test } from 'vitest'
import { PageAudit } from './page-audit.ts'

const found = { kind: 'audited', findings: [], shift: 0 } as const

test('who asks before the preview is shown waits for it, also for another after the first (Spec 6.04)', async () => {
  const audit = new PageAudit()
  audit.loading()
  const first = audit.run()
  audit.shown(() => audit.told(found))
  expect(await first).toBe(found)
  audit.loading()
  const second = audit.run()
  audit.shown(() => audit.told({ ...found, shift: 1 }))
  expect(await second).toMatchObject({ shift: 1 })
})

test('a preview that could not be shown is said, until one is on its way again (Spec 6.04)', async () => {
  const audit = new PageAudit()
  audit.loading()
  const asked = audit.run()
  audit.failed()
  expect(await asked).toBeUndefined()
  expect(await audit.run()).toBeUndefined()
  audit.loading()
  const again = audit.run()
  audit.shown(() => audit.told(found))
  expect(await again).toBe(found)
})
