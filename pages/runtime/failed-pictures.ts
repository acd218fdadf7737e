/**
 * Puts the drawing of a car in the place of a photo of it that cannot be loaded. For all of the page at
 * once: its policy allows no handlers in HTML. Spec 3.11.
 */
export function startFailedPictures(): void {
  // The event does not bubble.
  document.addEventListener('error', showDrawing, true)
}

function showDrawing({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return
  const { fallback, fallbackAlt } = target.dataset
  if (!fallback) return
  // A drawing that fails too is left as it is.
  delete target.dataset.fallback
  target.srcset = ''
  target.src = fallback
  if (fallbackAlt) target.alt = fallbackAlt
  target.className = 'stage-car'
  target.insertAdjacentHTML('beforebegin', '<span class="stage-scene"></span>')
}
