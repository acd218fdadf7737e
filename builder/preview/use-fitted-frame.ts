import { useLayoutEffect, useRef, useState } from 'react'
import { isEqual } from '#pages/equal.ts'

/** Size and scale of a frame of a width, so that it fits its place. */
export function useFittedFrame(width: number) {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width, height: 800 })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setSize((before) => (isEqual(before, { width, height }) ? before : { width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, size.width / width)
  return {
    place,
    style: {
      inlineSize: `${width}px`,
      blockSize: `${Math.round(size.height / scale)}px`,
      transform: `scale(${scale})`,
      marginInlineStart: `${Math.max(0, (size.width - width * scale) / 2)}px`,
    },
  }
}
