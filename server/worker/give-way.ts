import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * Called in a thread: answers to visitors go before its work. On Linux a thread has a priority of its
 * own; elsewhere it keeps that of the process.
 *
 * @param niceness how much it leaves to others: 0 is an equal share, 19 the least for itself
 */
export function giveWay(niceness: number): void {
  try {
    // The name is `<process>/task/<thread>`.
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness)
  } catch {
    // Another operating system: the thread works at the priority of the process.
  }
}
