import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { BuiltStock } from './build-stock.ts'
import { type ThreadReply, toMessage } from './thread-messages.ts'

const MIB = 1024 * 1024

/** A reply whose two rows of cars stand in a buffer of this many bytes. */
function replyOf(bytes: number): ThreadReply {
  const cars = {
    bytes: new Uint8Array(bytes).fill(7),
    starts: Uint32Array.of(0, 5),
    lengths: Uint32Array.of(5, 9),
  }
  const index = { columns: { text: { words: { text: ['a b'] } }, terms: [{ values: ['Ute'] }] } }
  return { result: { version: 3, ms: 1, index, cars } as unknown as BuiltStock }
}

/** What the other thread receives. */
function received(reply: ThreadReply): BuiltStock {
  const { port1, port2 } = new MessageChannel()
  const { message, transfer } = toMessage(reply)
  port1.postMessage(message, transfer)
  const arrived = receiveMessageOnPort(port2)?.message as { result: BuiltStock }
  port1.close()
  return arrived.result
}

test.each([MIB, 40 * MIB])('%i bytes of stock arrive whole on the other thread (2.37)', (bytes) => {
  const { cars, index, version } = received(replyOf(bytes))
  expect(version).toBe(3)
  expect(cars.bytes).toHaveLength(bytes)
  expect(cars.bytes.at(-1)).toBe(7)
  expect([...cars.starts, ...cars.lengths]).toEqual([0, 5, 5, 9])
  expect(index.columns.terms[0]?.values).toEqual(['Ute'])
})

test('memory of a large stock is not counted as of the receiving thread, and given back by the sending one (2.37)', () => {
  const large = replyOf(40 * MIB) as { result: BuiltStock }
  expect(received(large).cars.bytes.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(large.result.cars.bytes.byteLength).toBe(0)
  expect(received(replyOf(MIB)).cars.bytes.buffer).toBeInstanceOf(ArrayBuffer)
})
