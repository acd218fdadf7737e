import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** How much of the processor a thread leaves to others: 0 is an equal share, 19 the least for itself. */
const NICENESS = 10

/**
 * Called in a thread: answers to visitors go before its work. On Linux a thread has a priority of its
 * own; elsewhere it keeps that of the process.
 */
export function giveWay(): void {
  try {
    // The name is `<process>/task/<thread>`.
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS)
  } catch {
    // Another operating system: the thread works at the priority of the process.
  }
}
