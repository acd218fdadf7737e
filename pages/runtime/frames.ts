const hiddenTabFrameMs = 100

/**
 * The pressed control is painted before a ready response is drawn, so that a press never feels slow.
 * A hidden tab has no frames and does not wait for one.
 */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, hiddenTabFrameMs)
  })
