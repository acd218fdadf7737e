import { describe, expect, test } from 'vitest'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { header, importing, row, rows } from './importing.fixture.ts'

describeOnEngines('feeds and rows that imports refuse', (engine) => {
  const { cars, fileOf, importFile, importLines, store } = importing(engine)

  describe('a row that cannot be used', () => {
    test('is quarantined with line, column, value and reason, the rest is imported', async () => {
      const { report, rejections } = await importLines([
        row('A'),
        'd1,B,used,,Toyota,Hilux,SR5,24990,41250,',
        'd1,C,borrowed,2021,Toyota,Hilux,SR5,24990,41250,',
        'd1,D,used,2021,Toyota,Hilux,SR5,24990,"£145",',
        row('A'),
        'd1,E,used',
        ',,,,,,,,,',
      ])
      expect(report).toMatchObject({ read: 7, added: 1 })
      expect(rejections.map(({ detail, ...rest }) => rest)).toEqual([
        { line: 3, column: 'year', value: '', reason: 'missing_value' },
        { line: 4, column: 'condition', value: 'borrowed', reason: 'unusable_value' },
        { line: 5, column: 'odometer_km', value: '£145', reason: 'unusable_value' },
        { line: 6, value: expect.any(String), reason: 'duplicate_id' },
        { line: 7, reason: 'wrong_column_count' },
        { line: 8, reason: 'empty_row' },
      ])
      const stock = store().stock('harbour')
      const [run] = await stock.runs()
      expect(await stock.rejected(run?.id ?? 0)).toEqual(rejections)
    })

    test('counts lines over quoted line breaks', async () => {
      const comment = row('A').replace(/,$/, ',"one\ntwo\nthree"')
      const { rejections } = await importLines([comment, 'd1,B,used,,Toyota,Hilux,SR5,1,1,'])
      expect(rejections.map(({ line }) => line)).toEqual([5])
    })

    test('an optional value that cannot be read is dropped and reported, and the car imported without it', async () => {
      const file = await fileOf([
        'stock_no,condition,year,make,model,doors',
        'A,used,2021,Kia,Rio,five',
      ])
      const { report } = await importFile(file)
      expect(report).toMatchObject({ added: 1, dropped: [{ column: 'doors', example: 'five' }] })
    })

    test('two dealers may use one stock number', async () => {
      const { report } = await importLines([row('A', 1000, 'd1'), row('A', 2000, 'd2')])
      expect(report).toMatchObject({ added: 2, quarantined: { total: 0 } })
    })
  })

  describe('a feed that loses stock', () => {
    test.each([
      [7, false],
      [6, false],
      [5, true],
    ])('that keeps %d of 10 cars is refused: %s', async (kept, refused) => {
      await importLines(rows(10))
      const again = importLines(rows(kept))
      if (refused) {
        await expect(again).rejects.toMatchObject({
          code: 'would_shrink',
          message: expect.stringContaining('5 of 10 cars (50 %) of d1'),
        })
        expect(await cars()).toHaveLength(10)
      } else {
        expect((await again).report.removed).toBe(10 - kept)
      }
    })

    test('is checked by dealership, and accepted when allowed', async () => {
      const many = Array.from({ length: 20 }, (_, index) => row(index, 1000, 'big'))
      await importLines([...many, row('X', 1000, 'small'), row('Y', 1000, 'small')])
      const without = importLines(many)
      await expect(without).rejects.toThrow('2 of 2 cars (100 %) of small')
      expect((await importLines(many, { allowShrink: true })).report.removed).toBe(2)
    })
  })

  describe('a feed without a row', () => {
    test.each([
      ['a header alone', header],
      ['an empty list', '[]'],
      ['an object without a list', '{"cars": 0}'],
    ])('(%s) is refused, and accepted when allowed', async (_, content) => {
      await importLines([row('A')])
      const file = await fileOf([content])
      await expect(importFile(file)).rejects.toMatchObject({
        code: 'no_rows',
        message: expect.stringMatching(/has no rows.*repeat with --allow-shrink/),
      })
      expect(await cars()).toHaveLength(1)
      expect((await importFile(file, { allowShrink: true })).report.removed).toBe(1)
    })
  })
})
